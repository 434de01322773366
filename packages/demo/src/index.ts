export { type BulkOptions, type BulkSummary, seedMembers } from './bulk/seed-members.ts';
export { type SeedSummary, seedDemo } from './demo/seed-demo.ts';
export { isEmpty } from './emptiness.ts';
export { DEMO_PASSWORD, hashDemoPassword, isDemoPassword } from './password.ts';
export type { Drawing } from './drawings/drawing.ts';
export { listDrawings } from './drawings/drawings.ts';
export { COVERS, GALLERIES, HEROES, INLINE_PICTURES, POST_PICTURES } from './drawings/shown.ts';
export { WORKS } from './drawings/works.ts';
