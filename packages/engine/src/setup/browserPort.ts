import type { KeptPageReport, LabRun, MeasurementPlan, PagePicture, VisitProblem } from '@tagmason/domain'

/** A page to be opened, and what the site should do there. */
export interface VisitQuestion {
  url: string
  /** The text of the container's file; null for the plan alone. */
  container: string | null
  /** Null where nothing is planned. */
  plan: MeasurementPlan | null
  /** The visitor's steps as text; empty where the page is only scrolled. */
  journey: string
}

/** What a visit came to. */
export interface PageVisit {
  report: KeptPageReport
  pictures: Pick<PagePicture, 'state' | 'step' | 'url' | 'jpeg'>[]
}

/** The browser of a server: one page at a time, in a thread of its own, with public addresses and those that the operator named. Rejects where the server is being stopped, and the visit is to be made again. */
export interface BrowserPort {
  check(question: VisitQuestion): Promise<PageVisit | { problem: VisitProblem }>
  /** How fast a page is, in a run of the laboratory. */
  measure(question: Pick<VisitQuestion, 'url' | 'container'>): Promise<LabRun | { problem: VisitProblem }>
}
