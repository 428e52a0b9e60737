import { ago } from '../shell/sampleTime.ts'
import type { PredictiveModel } from './models.ts'

const project = 'analytics-dashboard'

/** Accuracies average to 90; those of the two forecasts are what the back-test of the daily figures gives. */
export const modelsSample = [
  {
    id: 'model-1',
    project,
    name: 'Purchase propensity',
    kind: 'score',
    metric: 'conversions',
    horizon: 7,
    history: 60,
    accuracy: 94,
    status: 'active',
    lastTrained: ago(2, 'days'),
    predictions: 18_420,
    trainings: [
      { at: ago(2, 'days'), accuracy: 94, days: 58 },
      { at: ago(16, 'days'), accuracy: 93, days: 44 },
      { at: ago(31, 'days'), accuracy: 90, days: 29 },
    ],
  },
  {
    id: 'model-2',
    project,
    name: 'Traffic forecast',
    kind: 'forecast',
    metric: 'visits',
    horizon: 14,
    history: 60,
    accuracy: 91,
    status: 'active',
    lastTrained: ago(5, 'days'),
    predictions: 2_184,
    trainings: [
      { at: ago(5, 'days'), accuracy: 91, days: 55 },
      { at: ago(33, 'days'), accuracy: 87, days: 27 },
    ],
  },
  {
    id: 'model-3',
    project,
    name: 'Churn risk',
    kind: 'score',
    metric: null,
    horizon: 30,
    history: 90,
    accuracy: 89,
    status: 'training',
    lastTrained: ago(19, 'days'),
    predictions: 9_637,
    trainings: [{ at: ago(19, 'days'), accuracy: 89, days: 90 }],
  },
  {
    id: 'model-4',
    project,
    name: 'Revenue forecast',
    kind: 'forecast',
    metric: 'revenue',
    horizon: 14,
    history: 60,
    accuracy: 86,
    status: 'inactive',
    lastTrained: ago(48, 'days'),
    predictions: 1_306,
    trainings: [
      { at: ago(48, 'days'), accuracy: 86, days: 60 },
      { at: ago(80, 'days'), accuracy: 82, days: 28 },
    ],
  },
] satisfies PredictiveModel[]
