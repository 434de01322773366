export { type BulkOptions, type BulkSummary, seedMembers } from './bulk/seed-members.ts';
export { type SeedSummary, seedDemo } from './demo/seed-demo.ts';
export { isEmpty } from './emptiness.ts';
export { DEMO_PASSWORD } from './password.ts';
