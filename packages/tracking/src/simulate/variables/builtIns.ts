import type { Resolved } from '../outcomes.ts'
import { say } from '../../sentences/say.ts'
import { partOf, addressOf, withoutFragment } from '../address.ts'
import { textOf, ElementNode } from '../element.ts'
import { BrowserValue, known, notKnown } from '../known.ts'
import type { Moment } from '../moment.ts'

/** Built-in variables that are values of the data layer: each is the last one pushed. */
export const builtInKeys: Readonly<Record<string, string>> = {
  CLICK_ELEMENT: 'gtm.element',
  CLICK_CLASSES: 'gtm.elementClasses',
  CLICK_ID: 'gtm.elementId',
  CLICK_TARGET: 'gtm.elementTarget',
  CLICK_URL: 'gtm.elementUrl',
  FORM_ELEMENT: 'gtm.element',
  FORM_CLASSES: 'gtm.elementClasses',
  FORM_ID: 'gtm.elementId',
  FORM_TARGET: 'gtm.elementTarget',
  FORM_URL: 'gtm.elementUrl',
  ERROR_MESSAGE: 'gtm.errorMessage',
  ERROR_URL: 'gtm.errorUrl',
  ERROR_LINE: 'gtm.errorLineNumber',
  NEW_HISTORY_URL: 'gtm.newUrl',
  OLD_HISTORY_URL: 'gtm.oldUrl',
  NEW_HISTORY_FRAGMENT: 'gtm.newUrlFragment',
  OLD_HISTORY_FRAGMENT: 'gtm.oldUrlFragment',
  NEW_HISTORY_STATE: 'gtm.newHistoryState',
  OLD_HISTORY_STATE: 'gtm.oldHistoryState',
  HISTORY_SOURCE: 'gtm.historyChangeSource',
  VIDEO_PROVIDER: 'gtm.videoProvider',
  VIDEO_URL: 'gtm.videoUrl',
  VIDEO_TITLE: 'gtm.videoTitle',
  VIDEO_DURATION: 'gtm.videoDuration',
  VIDEO_PERCENT: 'gtm.videoPercent',
  VIDEO_VISIBLE: 'gtm.videoVisible',
  VIDEO_STATUS: 'gtm.videoStatus',
  VIDEO_CURRENT_TIME: 'gtm.videoCurrentTime',
  SCROLL_DEPTH_THRESHOLD: 'gtm.scrollThreshold',
  SCROLL_DEPTH_UNITS: 'gtm.scrollUnits',
  SCROLL_DEPTH_DIRECTION: 'gtm.scrollDirection',
  ELEMENT_VISIBILITY_RATIO: 'gtm.visibleRatio',
  ELEMENT_VISIBILITY_TIME: 'gtm.visibleTime',
  ELEMENT_VISIBILITY_FIRST_TIME: 'gtm.visibleFirstTime',
  ELEMENT_VISIBILITY_RECENT_TIME: 'gtm.visibleLastTime',
}

/** The types of variables that some built-in variables are. */
const sameAs: Readonly<Record<string, string>> = {
  EVENT: 'e',
  RANDOM_NUMBER: 'r',
  CONTAINER_ID: 'cid',
  CONTAINER_VERSION: 'ctv',
  DEBUG_MODE: 'dbg',
  ENVIRONMENT_NAME: 'ev',
  HTML_ID: 'hid',
}

/** A value that may be one of a browser. */
export const seen = (value: unknown): Resolved => (value instanceof BrowserValue ? notKnown(value.because) : known(value))

/** The text of the element of the last click, submission or appearance. */
export const elementText = (moment: Moment): Resolved => {
  const element = moment.page.dataLayer.getFlat('gtm.element')
  if (!(element instanceof ElementNode)) return known(undefined)
  const text = textOf(element)
  return text === undefined ? notKnown(say('simulate.variables.elementText', { element: element.tag })) : known(text)
}

/** Values that need nothing but the container and how it is run. */
export const valueOfSystem = (moment: Moment, type: string, name: string): Resolved | undefined => {
  const { container, options, page } = moment
  switch (type) {
    case 'e':
      return known(moment.eventValue)
    case 'r': {
      const random = options.random(page, name)
      return random === undefined ? notKnown(say('simulate.variables.random')) : known(random)
    }
    case 'cid':
      return known(container.publicId)
    case 'ctv':
      return ['', '0'].includes(container.versionNumber) || options.debug ? notKnown(say('simulate.variables.versionNumber')) : known(container.versionNumber)
    case 'dbg':
      return known(options.debug)
    case 'ev':
      return notKnown(say('simulate.variables.environment'))
    case 'hid':
      return notKnown(say('simulate.variables.htmlId'))
    default:
      return undefined
  }
}

/** The value of a built-in variable by its type in the file. */
export const valueOfBuiltIn = (moment: Moment, type: string, name: string): Resolved => {
  const { page } = moment
  const key = Object.hasOwn(builtInKeys, type) ? builtInKeys[type] : undefined
  if (key !== undefined) return seen(page.dataLayer.getFlat(key))
  switch (type) {
    case 'PAGE_URL':
      return known(withoutFragment(page.url.href))
    case 'PAGE_HOSTNAME':
      return known(partOf(page.url, 'HOST'))
    case 'PAGE_PATH':
      return known(partOf(page.url, 'PATH'))
    case 'REFERRER':
      return known(addressOf(page.referrer) === undefined ? page.referrer : withoutFragment(page.referrer))
    case 'CLICK_TEXT':
    case 'FORM_TEXT':
      return elementText(moment)
    default:
      return valueOfSystem(moment, sameAs[type] ?? '', name) ?? notKnown(say('simulate.variables.builtIn', { name }))
  }
}
