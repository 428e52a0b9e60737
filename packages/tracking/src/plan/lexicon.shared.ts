import type { ConceptName } from './catalogue.ts'

/** Words that all four languages use alike: English terms of the trade and names of networks. */
export const sharedConcepts: Readonly<Partial<Record<ConceptName, readonly string[]>>> = {
  addToCart: ['add to (cart|basket|bag)', '=addtocart', '=atc'],
  viewCart: ['view cart'],
  purchase: ['=purchase', '=checkout (=success|=complete|=completed)'],
  newsletterSignUp: ['newsletter', 'newsletter (=signup|=subscription|=opt)', 'newsletter sign =up'],
  login: ['=login', '=logins', '=log =in', '=log =ins', '=signin', '=sso'],
  logout: ['=logout', '=logouts', '=log =out', '=log =outs', '=sign =outs'],
  signUp: ['=signup', '=signups', '=sign =up', '=sign =ups'],
  startTrial: ['free trial', '=trial', '=trials'],
  scroll: ['scroll*', 'scroll depth'],
  whatsappClick: ['whatsapp*', '=wa =me'],
  socialClick: [
    '(facebook|instagram|linkedin|twitter|tiktok|pinterest|youtube|=x) (icon*|link*|button|buttons|channel*|profile*|boton*|bouton*|perfil*|profil*|enlace*|lien*|logo*)',
    '(facebook|instagram|linkedin|twitter|tiktok|pinterest) ?click',
    'social media ?',
    'social media ~ {vClickAll}',
  ],
  appStoreClick: ['(app|play) (=store|=stores)', '(=appstore|=appstores|=playstore)', 'google =play'],
  pageNotFound: ['=404', '=404s', 'page =404', '=404 page*', '=404 error*', 'error =404'],
  ctaClick: ['=cta', '=ctas', 'call =to action', 'calls =to action', '{vClickAll} ~ (=cta|=ctas)'],
  addToWishlist: ['wishlist*', 'wish list*'],
  fileDownload: ['=pdf ?', '=pdfs ?', 'download*', '(=pdf|=pdfs) ~ download*', 'whitepaper* ?', 'white paper* ?'],
  chatStart: ['live chat*', 'livechat*', 'chatbot*'],
  exception: ['javascript (error*|exception*)', '=js (error*|exception*)'],
  outboundClick: ['outbound (link*|click*)', 'outbound', '{vClickAll} ~ (spotify|tripadvisor|eventbrite|airbnb|opentable|etsy|ticketmaster|doctolib)'],
  levelUp: ['level =up'],
  faqOpen: ['=faq ?', '=faqs ?'],
}

/** Click words of all languages, for patterns above. */
export const clickWords =
  'click clicks clicked clicking clicken clicke clickt geclickt klick klicks klickt klicke klicken geklickt anklickt anklicken angeklickt draufklickt tap taps tapped tapping tippt tippen press presses pressed clic clics cliquer clique cliques cliquent pulsar pulsa pulsan pulsen pulse pulsado clicar clican clickea clickean hacen pinchar pinchan pincha pinchen clique appuyer appuie appuient tocar tocan toca drucken drueckt druecken gedrueckt druckt'
