export { compareSegments, type Portion, type SegmentDifference, type SegmentPair } from './compareSegments.ts'
export { falseDiscoveryRates } from './discoveries.ts'
