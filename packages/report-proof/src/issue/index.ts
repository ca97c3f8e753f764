export { issueReport } from './issue-report.ts'
export type { IssueOptions } from './issue-report.ts'
export type {
  Cell,
  DocumentFacts,
  HiddenKind,
  OutlineEntry,
  PersonalText,
  ReportData,
  ReportPart,
  UnsignedReport,
} from '../report.ts'
