import { plural } from '../../../language.ts'

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
  proof: {
    title: 'Proof',
    passes: (tests: number) => `${plural('en', tests, { one: 'test passes', other: 'tests pass' })} in the container as it would be`,
    passesDetail:
      'They were recorded from the import file alone: each tag still fires on what it should, and on nothing else, beside all that the container holds.',
    nothing: 'No tag of the import file fires on anything that could be tested',
    fails: (failed: number, tests: number) => `${failed} of ${plural('en', tests, { one: 'test fails', other: 'tests fail' })} in the container as it would be`,
    failsDetail: 'What the container holds already keeps the tags from doing what they do alone. The plan cannot be approved before they pass.',
    failing: 'Tests that fail',
    settle:
      'To settle it, look which tag of the container runs on the same step, pause it there or narrow its trigger, and import the container again; or edit the tag of this plan.',
    step: (step: number) => `At step ${step} of the visit`,
    differs: (trigger: string) => `What is expected and what happens: ${trigger}`,
    visit: 'The visit up to that step',
    impossible: 'Nothing can be proven of this deployment',
    engine: 'Engine',
    container: 'Container (SHA-256)',
    download: 'Download Proof',
    first: 'Its proof does not pass.',
    stale: 'The proof does not hold any more',
    staleDetail: 'It is missing, was changed, or was made by another version of the engine. Approve the plan again to make a new one.',
  },
}

export type DeployText = typeof text
