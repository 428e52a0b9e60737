export { type CrawledPage, crawlEntries, type CrawlFinding, crawlHeadline, type CrawlReport, crawlReport } from './crawlReport.ts'
export { type PageTags, pageTags, sitemapAddresses } from './pageTags.ts'
export { robotsAllow } from './robots.ts'
