export { type FilePlace, type FindingsReport, type ReportEntry, type ReportForm, type ReportFrame, reportForms } from './findingsReport.ts'
export { type JUnitCase, junit } from './junit.ts'
export { writeReport } from './writeReport.ts'
