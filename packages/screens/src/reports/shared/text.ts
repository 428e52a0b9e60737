export const text = {
  asOf: 'Figures as of',
  days: (days: number) => (days === 1 ? 'the last day' : `the last ${days} days`),
  noData: 'No data yet',
  noDataDetail: 'Nothing has been collected for this report. Open the link again later.',
  passwordTitle: 'This report is protected',
  passwordDetail: 'Enter the password that came with the link.',
  password: 'Password',
  passwordMissing: 'Enter the password.',
  passwordWrong: 'This is not the password. Ask who gave you the link.',
  open: 'Open the report',
  ended: 'This link has ended',
  endedDetail: 'Its time is over. Ask who gave it to you for a new one.',
  unknown: 'This link opens nothing',
  unknownDetail: 'It was stopped, or it is not complete. Ask who gave it to you.',
  members: 'This report is for members',
  membersDetail: 'Sign in to open it.',
  signIn: 'Sign in',
  tooMany: (minutes: number) => (minutes === 1 ? 'Tried too often. Try again in one minute.' : `Tried too often. Try again in ${minutes} minutes.`),
  unavailable: 'The report cannot be loaded',
  unavailableDetail: 'The server does not answer. Try again in a moment.',
}

export type SharedText = typeof text
