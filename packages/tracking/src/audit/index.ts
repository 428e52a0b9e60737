export { audit } from './audit.ts'
export { applyFix } from './patch.ts'
export { auditRules } from './table.ts'
export type { Area as AuditArea, AuditFinding, AuditOptions, AuditRule, Operation as AuditOperation, Patch as AuditPatch } from './types.ts'
