import type { GuideStep } from '@tagmason/domain'

export const beginningTours: Readonly<Record<string, readonly GuideStep[]>> = {
  'describe-your-goals': [
    {
      title: 'Open the field for goals',
      detail: 'Natural Language Setup has one large field. Example goals stand beside it.',
      href: '/setup/natural-language',
    },
    { title: 'Write three goals', detail: 'One sentence each, beginning with what visitors do: “Track purchases over $50.”', href: '/setup/natural-language' },
    { title: 'Generate the plan', detail: 'Press Generate Analytics Configuration, or Ctrl and Enter in the field.', href: '/setup/natural-language' },
    {
      title: 'Read what became of your words',
      detail: 'Each event quotes the words that it came from. What was not understood stands below, with the reason.',
      href: '/setup/natural-language',
    },
    { title: 'Apply the plan to the project', detail: 'Press Apply to project. The events now stand among the configured ones.', href: '/setup/events' },
  ],
  'change-a-plan': [
    { title: 'Open the plan', detail: 'It stands below the goals from which it was made.', href: '/setup/natural-language' },
    { title: 'Switch an event off', detail: 'Clear its checkbox. It stays in the plan and out of the files.', href: '/setup/natural-language' },
    {
      title: 'Rename one',
      detail: 'Choose Edit, and give it a name with verb and object. A name that GA4 refuses is repaired before your eyes.',
      href: '/setup/natural-language',
    },
    {
      title: 'Change its trigger',
      detail: 'In the same dialog: a click, a link, a form, a scroll depth or a data layer event, with conditions.',
      href: '/setup/natural-language',
    },
    { title: 'Add a parameter', detail: 'Give it a name and an example. It will be sent with each event of this name.', href: '/setup/natural-language' },
    { title: 'Mark a key event', detail: 'Two to five are plenty. Conversion Tracking counts them.', href: '/setup/natural-language' },
    { title: 'Add an event by hand', detail: 'Press Add event for what no sentence says well.', href: '/setup/natural-language' },
  ],
  'download-and-import': [
    { title: 'Enter the measurement ID', detail: 'It begins with G- and stands in Google Analytics under Data streams.', href: '/setup/natural-language' },
    {
      title: 'Download the container',
      detail: 'The file is checked before you get it. Its findings stand beside the button.',
      href: '/setup/natural-language',
    },
    { title: 'Import it in Tag Manager', detail: 'Admin, Import Container. Choose a new workspace.', href: '/setup/gtm' },
    { title: 'Choose Merge and Rename', detail: 'What you have stays as it is, and what is new is added.', href: '/setup/gtm' },
    { title: 'Look at it in Preview', detail: 'Do each thing once, and look under Tags Fired.', href: '/setup/gtm' },
    { title: 'Publish with a note', detail: 'Say what is new and who tested it. Then import an export here, so that both sides agree.', href: '/setup/gtm' },
  ],
  'check-before-you-publish': [
    { title: 'Export your container', detail: 'In Tag Manager: Admin, Export Container, the workspace that you want to check.', href: '/setup/gtm' },
    { title: 'Connect it by its ID', detail: 'GTM- and four to ten letters or digits.', href: '/setup/gtm' },
    { title: 'Import the export', detail: 'Choose Bulk Tag Import and drop the file.', href: '/setup/gtm' },
    { title: 'Read the errors first', detail: 'They would break the import or lose something.', href: '/setup/gtm' },
    { title: 'Read the warnings', detail: 'They work and are probably not meant: an unused trigger, a tag without consent check.', href: '/setup/gtm' },
    { title: 'Mend two of them in Tag Manager', detail: 'Begin with references that lead nowhere, then names that occur twice.', href: '/setup/gtm' },
    { title: 'Export and import again', detail: 'The findings that you mended are gone. New ones would show now.', href: '/setup/gtm' },
    { title: 'Preview what tags send', detail: 'Preview Mode shows for each tag the event and the parameters on a page.', href: '/setup/gtm' },
  ],
  'analyze-a-screenshot': [
    { title: 'Take a picture of a page', detail: 'PNG or JPG up to 10 MB. A page on which buttons and forms are whole.', href: '/setup/screenshot' },
    { title: 'Upload it', detail: 'It stays in this browser.', href: '/setup/screenshot' },
    {
      title: 'Analyze it',
      detail:
        'Press Analyze Screenshot. In a project of your own the picture is read on your device: boxes show what was found, and you correct what is wrong. The sample answers with its own four elements.',
      href: '/setup/screenshot',
    },
    { title: 'Choose what to measure', detail: 'Each element has an event, a trigger and how sure it is.', href: '/setup/screenshot' },
    { title: 'Take it over', detail: 'The elements that you chose become events of the project.', href: '/setup/events' },
  ],
  'connect-a-container': [
    { title: 'Find the ID', detail: 'At the top of Google Tag Manager, beside the name of the container.', href: '/setup/gtm' },
    { title: 'Enter it', detail: 'Press Connect Container. It is pending, with 0 tags and 0 triggers.', href: '/setup/gtm' },
    { title: 'Export it', detail: 'In Tag Manager: Admin, Export Container.', href: '/setup/gtm' },
    { title: 'Import the export here', detail: 'The ID in the file proves that the container is there.', href: '/setup/gtm' },
    { title: 'See that it is connected', detail: 'Its tags and triggers are counted from the file.', href: '/setup/gtm' },
  ],
}
