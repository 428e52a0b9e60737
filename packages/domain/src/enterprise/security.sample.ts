import { ago, on } from '../shell/sampleTime.ts'
import type { AuditEntry, AuditStatus } from './audit.ts'
import type { ComplianceDocument, SecurityFeature, SecurityPolicy } from './security.ts'

export const securityPolicySample = [
  { id: 'policy', passwordMinLength: 12, passwordExpiryDays: 90, idleMinutes: 30, maxSessions: 3 },
] satisfies SecurityPolicy[]

export const securityFeaturesSample = [
  { id: 'rest', state: 'On', covered: null },
  { id: 'sessions', state: 'On', covered: null },
  { id: 'audit', state: 'On', covered: null },
  { id: 'twoFactor', state: 'Partly', covered: { count: 14, of: 24 } },
  { id: 'singleSignOn', state: 'Off', covered: null },
  { id: 'allowList', state: 'Off', covered: null },
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

/** SHA-256 of each entry's `auditText`, the oldest first: a chain. An entry that is changed needs new hashes from there on, which the test of the engine says. */
const hashes = [
  '2f54c79a32da596dcedef7b4a49949908f36fd8fad681f8a6be508150ffaef6d',
  'a610d1a806e5e462687488f7f4cf85d3ca461de51c0c73217760c1ae56f3c6e1',
  'abbb74260e12e68d38125742bd06ac7b9a1e0af1dc590feb06890f00bfc56ad8',
  '6df7d89139469c6e70367613aa2a47f71db0432d570bb05ef03c889276fe5c6b',
  'e909548c3d25881aeb07d1c7ab83ddcd6f5a5fca76aefd5dc84acc9e1501a029',
  'cd95e05966eebb1bf80dd89e8355a721645b9377773d5974a565907adbb82023',
  '550a035980faee3a4ac487616f6c85276994864a0962ce1064d09bfbcdd6dd16',
  '0d8d2bbd85dd60598e9c11acaa9728a12f5b3fa7e3b8ee43aa2dccdf44f65738',
  '772667dbf6782e75ec2433c65ae75d2fd8b2d2990cc950376f64396b7f94d974',
  '589aeebcf5b3f34f04b174c68557a1fcb310dce222728cbc0e72955f627846f6',
] as const

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
  previous: hashes[number - 2] ?? '',
  hash: hashes[number - 1] ?? '',
})

/** In the order they were written, the oldest first; a refused sign-in is among them (specification, section 8). */
export const auditLogSample = [
  entry(1, ago(9, 'days'), daniel, 'apiKeys.deactivate', 'account/key-warehouse'),
  entry(2, ago(6, 'days'), elena, 'versions.publish', 'account/version-1.2.1'),
  entry(3, ago(3, 'days'), daniel, 'members.invite', 'account/tom.becker@example.com'),
  entry(4, ago(2, 'days'), sofia, 'exports.start', 'analytics-dashboard/export-4', 'Failed'),
  entry(5, ago(26, 'hours'), daniel, 'eventTriggers.setStatus', 'analytics-dashboard/trigger-6'),
  entry(6, ago(20, 'hours'), elena, 'templates.edit', 'account/draft-subscription-box'),
  entry(7, ago(5, 'hours'), ['tom.becker@example.com', '192.0.2.140'], 'session.signIn', 'account', 'Failed'),
  entry(8, ago(3, 'hours'), ['scheduler', ''], 'reports.run', 'analytics-dashboard/schedule-1'),
  entry(9, ago(2, 'hours'), elena, 'session.signIn', 'account'),
  entry(10, ago(1, 'hours'), sofia, 'containers.publish', 'analytics-dashboard/GTM-K7WQ4ZN'),
] satisfies AuditEntry[]
