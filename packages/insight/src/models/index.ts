export { foreseeBy, type ForecastMethod, forecastMethods } from './forecasters.ts'
export {
  forecastProgress,
  forecastResult,
  type ForecastResult,
  type ForecastTraining,
  startForecastTraining,
  stepForecastTraining,
} from './forecastTraining.ts'
export * from './propensity.ts'
export { chanceOf } from './logistic.ts'
