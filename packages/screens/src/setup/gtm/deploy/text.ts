export const text = {
  steps: 'Deployment',
  approveStep: 'Approve the plan',
  downloadStep: 'Download and import',
  markStep: 'Mark as deployed',
  approve: 'Approve Plan',
  approveFirst: 'Approve the plan first.',
  approvedToast: 'Deployment Approved',
  approvedToastDetail: 'If the tags or the container change, it asks again.',
  approved: (by: string) => `Approved by ${by}`,
  changed: 'The plan has changed since it was approved',
  changedDetail: (by: string) => `${by} approved another one. Look at what it changes now, then approve it again.`,
  compared: 'Compared with the stored file of the container, merged as an import that overwrites conflicts.',
  notCompared: 'No file of this container is stored, so everything counts as new. Import an export of it to see what really changes.',
  settings: 'What changes in the container',
  same: 'The container holds these tags already',
  sameDetail: 'The file changes nothing there. You can mark the tags as deployed.',
}

export type DeployText = typeof text
