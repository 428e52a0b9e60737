export { type Report, type ReportEntry, type ReportForm, reportForms } from './report.ts'
export { writeReport } from './write.ts'
