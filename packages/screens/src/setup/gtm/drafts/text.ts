export const text = {
  title: 'Proposed Changes',
  of: (container: string) => `${container} · `,
  by: (name: string) => `by ${name}`,
  open: 'Review',
  detail: (container: string, by: string) =>
    `${by} proposes this for ${container}, with a proof of it. Taking it makes a new version of what is stored here. Google Tag Manager stays as it is until you import and publish the export.`,
  settings: 'What changes in the container',
  outdated: 'The container was changed since',
  outdatedDetail: (base: number) => `The change was proven against version ${base}, so it cannot be taken. Dismiss it, and have it proposed again.`,
  take: 'Take Change',
  taken: 'Change Taken',
  takenDetail: (version: number) => `It is version ${version} of the stored container. Export it to bring it to Google Tag Manager.`,
  dismiss: 'Dismiss',
  dismissed: 'Change Dismissed',
  gone: 'This change does not wait any more',
  goneDetail: 'It was taken or dismissed. What was taken is among the versions of its container.',
  close: 'Close',
}

export type DraftText = typeof text
