// In syntax that old versions of Node can parse, since it has to run on them.
export function requireNode(version) {
  var major = Number(String(version).split('.')[0]);
  if (major >= 20) return;
  console.error('Guildhall needs Node 20 or newer; this is Node ' + version + '.');
  process.exit(1);
}
