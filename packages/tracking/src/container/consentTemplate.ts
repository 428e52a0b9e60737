import { sectionOf } from '../gtm/sectionOf.ts'

/** A custom template that a container brings along for its own tags. */
export interface TemplateDraft {
  name: string
  templateData: string
}

/** The types of Consent Mode v2 that the template sets; each is also the name of the field that says how. */
export const consentTypes = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const

const labels: Readonly<Record<(typeof consentTypes)[number], string>> = {
  ad_storage: 'Storage for advertising (ad_storage)',
  analytics_storage: 'Storage for analytics (analytics_storage)',
  ad_user_data: 'User data to Google for advertising (ad_user_data)',
  ad_personalization: 'Personalized advertising (ad_personalization)',
}

const info = {
  type: 'TAG',
  id: 'cvt_temp_public_id',
  version: 1,
  securityGroups: [],
  displayName: 'Consent default (Tagmason)',
  description: 'Sets the Consent Mode default. Fire it on Consent Initialization - All Pages: it then counts from Initialization on, where Google tags run.',
  containerContexts: ['WEB'],
}

const answers = ['denied', 'granted'].map((value) => ({ value, displayValue: value }))
const fields = [
  ...consentTypes.map((name) => ({
    type: 'SELECT',
    name,
    displayName: labels[name],
    macrosInSelect: false,
    selectItems: answers,
    simpleValueType: true,
    defaultValue: 'denied',
  })),
  {
    type: 'TEXT',
    name: 'wait_for_update',
    displayName: 'How long tags wait for the answer that a banner remembers',
    simpleValueType: true,
    valueUnit: 'milliseconds',
    defaultValue: 500,
    valueValidators: [{ type: 'NON_NEGATIVE_NUMBER' }],
  },
]

const code = `const makeNumber = require('makeNumber');
const setDefaultConsentState = require('setDefaultConsentState');

setDefaultConsentState({
${consentTypes.map((type) => `  ${type}: data.${type},`).join('\n')}
  wait_for_update: makeNumber(data.wait_for_update)
});

data.gtmOnSuccess();`

const word = (text: string) => ({ type: 1, string: text })
const flag = (value: boolean) => ({ type: 8, boolean: value })
/** In the form of Tag Manager's own permission editor: types 1, 2, 3 and 8 are text, list, map and switch. */
const permissions = [
  {
    instance: {
      key: { publicId: 'access_consent', versionId: '1' },
      param: [
        {
          key: 'consentTypes',
          value: {
            type: 2,
            listItem: consentTypes.map((type) => ({
              type: 3,
              mapKey: [word('consentType'), word('read'), word('write')],
              mapValue: [word(type), flag(false), flag(true)],
            })),
          },
        },
      ],
    },
    clientAnnotations: { isEditedByUser: true },
    isRequired: true,
  },
]

const mocked = consentTypes.map((type, index) => `      ${type}: '${index % 2 === 0 ? 'denied' : 'granted'}',`).join('\n')
const tests = `scenarios:
- name: Sets the default that the tag says, with a number to wait
  code: |-
    runCode({
${mocked}
      wait_for_update: '500'
    });

    assertApi('setDefaultConsentState').wasCalledWith({
${mocked}
      wait_for_update: 500
    });
    assertApi('gtmOnSuccess').wasCalled();`

const json = (value: unknown): string => JSON.stringify(value, null, 2)

/**
 * Sets the default with `setDefaultConsentState`, which is processed before anything that waits in the data layer; gtag commands of a custom HTML tag are not.
 * Without the gallery's terms of service, which stand only in templates whose author agreed to them.
 */
export const consentTemplate: TemplateDraft = {
  name: info.displayName,
  templateData: [
    ['INFO', json(info)],
    ['TEMPLATE_PARAMETERS', json(fields)],
    ['SANDBOXED_JS_FOR_WEB_TEMPLATE', code],
    ['WEB_PERMISSIONS', json(permissions)],
    ['TESTS', tests],
    ['NOTES', 'Made by Tagmason.'],
  ]
    .map(([name, text]) => `___${name}___\n\n${text}\n`)
    .join('\n\n'),
}

/** What a template can do: its code and its permissions. Tag Manager may write the other sections anew. */
const doings = (templateData: string): string =>
  [/^___SANDBOXED_JS_FOR_WEB_TEMPLATE___$/m, /^___WEB_PERMISSIONS___$/m].map((name) => sectionOf(templateData.replaceAll('\r\n', '\n'), name).trim()).join('\n')

const own = doings(consentTemplate.templateData)

/** Whether a template does exactly what ours does, whatever its name and description are. */
export const isConsentTemplate = (templateData: string): boolean =>
  // Templates can be long, and nearly none has this word.
  templateData.includes('setDefaultConsentState') && doings(templateData) === own
