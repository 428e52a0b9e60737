export type { MoreTag } from './moreTags.ts'
export { parseMoreTags } from './parseMoreTags.ts'
export { checkMeasurementId, type ContainerOptions, containerFromPlan } from './fromPlan.ts'
