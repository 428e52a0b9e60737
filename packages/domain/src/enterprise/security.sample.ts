import { ago, on } from '../shell/sampleTime.ts'
import type { AuditEntry, AuditStatus } from './audit.ts'
import type { ComplianceDocument, SecurityFeature, SecurityPolicy } from './security.ts'

export const securityPolicySample = [
  { id: 'policy', passwordMinLength: 12, passwordExpiryDays: 90, idleMinutes: 30, maxSessions: 3 },
] satisfies SecurityPolicy[]

export const securityFeaturesSample = [
  { id: 'security-rest', name: 'Encryption at rest', description: 'Records and backups are encrypted with keys of your own.', state: 'On' },
  { id: 'security-sessions', name: 'Session control', description: 'Sessions end by themselves and can be ended from afar.', state: 'On' },
  { id: 'security-audit', name: 'Audit log', description: 'Every change is kept with who, when and from where.', state: 'On' },
  { id: 'security-2fa', name: 'Two-factor authentication', description: '14 of 24 active members use a second factor.', state: 'Partly' },
  { id: 'security-sso', name: 'Single sign-on', description: 'Members sign in with the company’s directory.', state: 'Off' },
  { id: 'security-ip', name: 'IP allow-list', description: 'Only named networks may sign in.', state: 'Off' },
] satisfies SecurityFeature[]

export const complianceSample = [
  { id: 'compliance-1', name: 'Record of Processing Activities', type: 'GDPR', date: on('2024-01-10'), status: 'Current', size: 288_358 },
  { id: 'compliance-2', name: 'Data Processing Agreement', type: 'GDPR', date: on('2023-12-04'), status: 'Current', size: 412_877 },
  { id: 'compliance-3', name: 'SOC 2 Type II Report', type: 'SOC 2', date: on('2023-10-16'), status: 'Current', size: 2_726_298 },
  { id: 'compliance-4', name: 'Penetration Test Summary', type: 'Security test', date: on('2023-09-27'), status: 'Current', size: 734_003 },
  { id: 'compliance-5', name: 'Subprocessor List', type: 'GDPR', date: on('2023-11-30'), status: 'Current', size: 96_256 },
] satisfies ComplianceDocument[]

const elena = ['elena.fischer@example.com', '198.51.100.24'] as const
const daniel = ['daniel.okafor@example.com', '203.0.113.77'] as const
const sofia = ['sofia.marchetti@example.com', '198.51.100.31'] as const

const entry = (
  number: number,
  timestamp: string,
  [user, ipAddress]: readonly [string, string],
  action: string,
  resource: string,
  status: AuditStatus = 'Success',
): AuditEntry => ({
  id: `audit-${number}`,
  timestamp,
  user,
  action,
  resource,
  ipAddress,
  status,
})

/** Newest first; a refused sign-in is among them (specification, section 8). */
export const auditLogSample = [
  entry(10, ago(1, 'hours'), sofia, 'containers.publish', 'analytics-dashboard/GTM-K7WQ4ZN'),
  entry(9, ago(2, 'hours'), elena, 'session.signIn', 'account'),
  entry(8, ago(3, 'hours'), ['scheduler', ''], 'reports.run', 'analytics-dashboard/schedule-1'),
  entry(7, ago(5, 'hours'), ['tom.becker@example.com', '192.0.2.140'], 'session.signIn', 'account', 'Failed'),
  entry(6, ago(20, 'hours'), elena, 'templates.edit', 'account/draft-subscription-box'),
  entry(5, ago(26, 'hours'), daniel, 'eventTriggers.setStatus', 'analytics-dashboard/trigger-6'),
  entry(4, ago(2, 'days'), sofia, 'exports.start', 'analytics-dashboard/export-4', 'Failed'),
  entry(3, ago(3, 'days'), daniel, 'members.invite', 'account/tom.becker@example.com'),
  entry(2, ago(6, 'days'), elena, 'versions.publish', 'account/version-1.2.1'),
  entry(1, ago(9, 'days'), daniel, 'apiKeys.deactivate', 'account/key-warehouse'),
] satisfies AuditEntry[]
