import type { DetectedElement } from './detected.ts'

const project = 'analytics-dashboard'

/** What the sample workspace answers to any screenshot (specification, section 9). */
export const detectedElementsSample = [
  { id: 'detected-1', project, type: 'Button', text: 'Start free trial', confidence: 95, tracking: 'CTA Click' },
  { id: 'detected-2', project, type: 'Form', text: 'Request a demo', confidence: 88, tracking: 'Form Submission' },
  { id: 'detected-3', project, type: 'Link', text: 'See pricing', confidence: 92, tracking: 'Link Click' },
  { id: 'detected-4', project, type: 'Image', text: 'Product tour', confidence: 85, tracking: 'Image View' },
] satisfies DetectedElement[]
