/** The most bytes of a screenshot: 10 MB, as a file manager counts them. Apart from the schemas, so that a page that checks a file loads none. */
export const mostScreenshotBytes = 10 * 1024 * 1024

/** Percent of confidence below which a finding is left out at first: it is more likely wrong than right. */
export const leastConfidence = 50
