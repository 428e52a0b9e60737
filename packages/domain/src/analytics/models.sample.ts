import { ago } from '../shell/sampleTime.ts'
import type { PredictiveModel } from './models.ts'

const project = 'analytics-dashboard'

/** Accuracies average to 90. */
export const modelsSample = [
  { id: 'model-1', project, name: 'Purchase propensity', accuracy: 94, status: 'active', lastTrained: ago(2, 'days'), predictions: 18_420 },
  { id: 'model-2', project, name: 'Traffic forecast', accuracy: 91, status: 'active', lastTrained: ago(5, 'days'), predictions: 2_184 },
  { id: 'model-3', project, name: 'Churn risk', accuracy: 89, status: 'training', lastTrained: ago(19, 'days'), predictions: 9_637 },
  { id: 'model-4', project, name: 'Revenue forecast', accuracy: 86, status: 'inactive', lastTrained: ago(48, 'days'), predictions: 1_306 },
] satisfies PredictiveModel[]
