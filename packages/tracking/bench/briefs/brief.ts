/** How an event may come about, as an expert would name it; `auto` is what GA4 collects without a tag. */
export const ways = ['push', 'page', 'click', 'form', 'scroll', 'timer', 'seen', 'youtube', 'embed', 'auto'] as const
export type Way = (typeof ways)[number]

/** One wish of a brief, with what an expert would accept for it. */
export interface Wish {
  /** The words of the brief that ask for it, exactly as they are in the brief. */
  says: string
  /** Names that are accepted, each a regular expression for the whole name. Empty where it cannot be measured: the plan must say so and make no event of it. */
  events: readonly string[]
  ways?: readonly Way[]
  /** Whether it is a key event; absent where either is right. */
  key?: boolean
  /** Parameters that an expert expects on the event, as regular expressions for a whole name. */
  parameters?: readonly string[]
  /**
   * What a visitor does for it, on the pages: `open /path`, `click SELECTOR`, `submit SELECTOR`, `see SELECTOR`, `scroll PERCENT`, `wait SECONDS`, `youtube start|complete`,
   * `message PROVIDER` (what the container's listener pushes on the provider's message), `asked` (what the plan asks the developer to push at this moment, with `{...}` for values).
   */
  visit?: readonly string[]
  /** Numbers of the other wishes, from 1, that the same visit rightly fires too, such as a page that it opens on its way. */
  also?: readonly number[]
}

export interface Brief {
  id: string
  language: 'en' | 'es' | 'fr' | 'de'
  /** The site's own host. */
  site: string
  text: string
  wishes: readonly Wish[]
  /** Events beyond the wishes that an expert would let pass; every other one is silly, in the plan as in what it suggests. Regular expressions for a whole name. */
  fine?: readonly string[]
  /** The pages of the site, by path: the body's HTML. */
  pages: Readonly<Record<string, string>>
}

/** Names for what many briefs ask for. */
export const phone = ['phone_click', 'click_to_call', 'call_click', 'phone_call', 'tel_click', 'click_phone']
export const email = ['email_click', 'mail_click', 'mailto_click', 'click_email']
export const newsletter = ['newsletter_sign_?up', 'newsletter_subscri(be|ption)', 'sign_up', 'subscribe', 'subscribe_newsletter', 'join_newsletter']
export const whatsapp = ['whatsapp_click', 'click_whatsapp', 'whatsapp_chat']
export const directions = ['directions_click', 'get_directions', 'click_directions']
export const videoStart = ['video_start', 'play_video', 'video_play']
export const download = ['file_download', 'download_[a-z_]+', '[a-z_]+_download']
