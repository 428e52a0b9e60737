import type { AuditPeriod, AuditStatus, ComplianceStatus, ExportFormat, FeatureState, MadeDocument, PolicyNumber, SecurityFeatureId } from '@tagmason/domain'
import { plural } from '../../language.ts'

export interface FeatureWords {
  name: string
  /** What it does. */
  detail: string
  /** What its being off means in a project of one's own. */
  here?: string
}

export const text = {
  parts: 'Security & Compliance',
  tabs: { features: 'Security Features', audit: 'Audit Logs', compliance: 'Compliance Reports', settings: 'Security Settings' },
  cancel: 'Cancel',
  undo: 'Undo',
  open: 'Open',
  /** A row's button with the row's name, for readers of the screen. */
  of: (action: string, name: string) => `${action}: ${name}`,
  featuresDetail: 'What protects this account, and how it stands now.',
  states: { On: 'On', Partly: 'Partly', Off: 'Off' } as Record<FeatureState, string>,
  covered: (count: number, of: number) => `${count} of ${plural('en', of, { one: 'active member', other: 'active members' })} with a second factor.`,
  features: {
    rest: {
      name: 'Encryption at rest',
      detail: 'Records and backups are encrypted with keys of your own.',
      here: 'This browser keeps the records. Turn on the encryption of your device’s disk to protect them.',
    },
    sessions: {
      name: 'Session control',
      detail: 'Sessions end by themselves and can be ended from afar.',
      here: 'Nobody signs in to this workspace, so there are no sessions to end.',
    },
    audit: { name: 'Audit log', detail: 'Every change is kept with who, when and from where.' },
    twoFactor: { name: 'Two-factor authentication', detail: 'Members prove who they are with a second device.' },
    singleSignOn: {
      name: 'Single sign-on',
      detail: 'Members sign in with the company’s directory.',
      here: 'Needs a server with sign-in. This workspace runs in your browser.',
    },
    allowList: {
      name: 'IP allow-list',
      detail: 'Only named networks may sign in.',
      here: 'Needs a server that sees addresses. This workspace runs in your browser.',
    },
  } as Record<SecurityFeatureId, FeatureWords>,
  audit: {
    title: 'Audit Log',
    detail: 'Every change, newest first. Entries are only added, never changed.',
    find: 'Find entries',
    search: 'Search the log',
    placeholder: 'User, action or address',
    status: 'Status',
    everyStatus: 'Any status',
    statuses: { Success: 'Success', Failed: 'Failed' } as Record<AuditStatus, string>,
    period: 'Period',
    everyPeriod: 'Any time',
    periods: { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' } as Record<AuditPeriod, string>,
    columns: { timestamp: 'Timestamp', user: 'User', action: 'Action', resource: 'Resource', address: 'IP Address', status: 'Status' },
    noAddress: 'Not known',
    none: 'Nothing has been done yet',
    noneDetail: 'The first change in this project is the first entry of its log.',
    notFound: 'No entry fits',
    notFoundDetail: 'Search for other words, or take the filters away.',
    clear: 'Clear Filters',
    export: 'Export',
    formats: { csv: 'CSV', excel: 'Excel', pdf: 'PDF', json: 'JSON' } as Record<ExportFormat, string>,
    exported: 'Audit Log Exported',
    intact: 'The log is intact',
    intactDetail: (verified: number, since: string, before: number) =>
      `${plural('en', verified, { one: 'entry', other: 'entries' })} since ${since} verified by their chain of hashes.${
        before === 0 ? '' : ` ${plural('en', before, { one: 'older one has', other: 'older ones have' })} no hash.`
      }`,
    broken: 'The log was changed from outside',
    brokenDetail: (id: string) => `From the entry “${id}” on, the hashes do not fit. Export what is there and find out who had access to the stored data.`,
  },
  compliance: {
    title: 'Compliance Documents',
    detail: 'What you show to customers and auditors. A newer document replaces an older one of the same name.',
    columns: { name: 'Name', type: 'Type', date: 'Date', status: 'Status', size: 'Size' },
    statuses: { Current: 'Current', Superseded: 'Superseded' } as Record<ComplianceStatus, string>,
    none: 'No documents yet',
    noneDetail: 'Create one from what this workspace knows, or upload one of your own.',
    download: 'Download',
    downloaded: 'Document Downloaded',
    remove: 'Remove',
    removeQuestion: (name: string) => `Remove “${name}”?`,
    removeDetail: 'Its file is deleted. An older document of the same name becomes current again.',
    removed: 'Document Removed',
    make: 'Create Document',
    makeDetail: 'A PDF of how things stand at this moment.',
    madeNow: 'Document Created',
    kind: 'Content',
    made: {
      access: {
        name: 'Access Review',
        type: 'Access',
        detail: 'Who is a member, with which role and whether with a second factor.',
        columns: ['Name', 'E-mail', 'Role', 'Status', 'Second factor'],
      },
      policy: { name: 'Security Policy', type: 'Policy', detail: 'The rules of the policy and the state of each protection.', columns: ['Rule', 'Value'] },
      processing: {
        name: 'Record of Processing Activities',
        type: 'GDPR',
        detail: 'Which data is processed here, where it comes from and where it goes.',
        columns: ['Data', 'Kind', 'State'],
      },
    } as Record<MadeDocument, { name: string; type: string; detail: string; columns: string[] }>,
    words: {
      yes: 'Yes',
      no: 'No',
      connection: 'Data connection',
      integration: 'Integration',
      members: 'Members',
      auditLog: 'Audit log',
      account: 'Account',
      active: 'Active',
      pending: 'Pending',
      suspended: 'Suspended',
      connected: 'Connected',
      waiting: 'Waiting',
      error: 'Error',
    },
    nameMissing: 'Give the document a name.',
    upload: 'Upload Document',
    uploadDetail: 'The file is kept with this account.',
    uploaded: 'Document Uploaded',
    file: 'File',
    fileMissing: 'Choose a file.',
    typeHint: 'As GDPR or SOC 2.',
    typeMissing: 'Say what kind of document it is.',
  },
  policy: {
    title: 'Security Policy',
    detail: 'What every member of this account has to keep to.',
    edit: 'Edit Policy',
    editDetail: 'The new numbers hold at once.',
    save: 'Save Policy',
    saved: 'Policy Updated',
    enforced: 'Enforced',
    stored: 'Needs sign-in',
    names: {
      passwordMinLength: 'Minimum password length',
      passwordExpiryDays: 'Password expiry',
      idleMinutes: 'Auto-logout',
      maxSessions: 'Concurrent sessions',
    } as Record<PolicyNumber, string>,
    units: { passwordMinLength: 'characters', passwordExpiryDays: 'days', idleMinutes: 'minutes', maxSessions: 'sessions' } as Record<PolicyNumber, string>,
    outside: (least: number, most: number) => `Give a whole number from ${least} to ${most}.`,
    rules: {
      passwordMinLength: (value: number) => `Minimum password length ${value}`,
      passwordExpiryDays: (value: number) => `Password expiry ${plural('en', value, { one: 'day', other: 'days' })}`,
      idleMinutes: (value: number) => `Auto-logout after ${plural('en', value, { one: 'minute', other: 'minutes' })} of inactivity`,
      maxSessions: (value: number) => `At most ${plural('en', value, { one: 'concurrent session', other: 'concurrent sessions' })}`,
    } as Record<PolicyNumber, (value: number) => string>,
    effects: {
      passwordMinLength: 'Shorter passwords are refused wherever one is set.',
      passwordExpiryDays: 'Members see in their settings how long their password is good. A server with sign-in will ask for a new one then.',
      idleMinutes: 'With a warning one minute before. Takes effect on a server with sign-in.',
      maxSessions: 'A further sign-in ends the oldest session. Takes effect on a server with sign-in.',
    } as Record<PolicyNumber, string>,
    preview: 'Preview Notice',
    expired: {
      title: 'Your session has ended',
      detail: (minutes: number) => `There was no activity for ${plural('en', minutes, { one: 'minute', other: 'minutes' })}, so you were signed out.`,
      preview: 'This is a preview',
      noSignIn: 'Nobody signs in to this workspace yet: it runs in your browser.',
      signIn: 'Sign In Again',
      close: 'Close',
    },
  },
}

export type SecurityText = typeof text
