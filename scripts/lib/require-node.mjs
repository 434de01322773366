// Kept in syntax that old versions of Node can read: its one job is to tell them apart.
export function requireNode(version) {
  var major = Number(String(version).split('.')[0]);
  if (major >= 20) return;
  console.error('Guildhall needs Node 20 or newer; this is Node ' + version + '.');
  process.exit(1);
}
