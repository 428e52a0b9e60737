export { checkMeasurementId, type ContainerOptions, containerFromPlan } from './fromPlan.ts'
