import { type Brief, newsletter, videoStart } from '../brief.ts'

export const charity: Brief = {
  id: 'charity',
  language: 'fr',
  site: 'www.mainsouvertes.example',
  text: `Objet : suivi du site pour la campagne de fin d'année

Bonjour Karim,

Comme convenu, voici ce que l'association Mains Ouvertes aimerait suivre avant le 1er décembre.

Le plus important, ce sont bien sûr les dons : montant, et s'il s'agit d'un don ponctuel ou mensuel. Le don se fait chez nous sur /don, la page de remerciement est /don/merci. J'aimerais aussi savoir combien de personnes commencent le formulaire de don sans aller au bout.

Ensuite, les inscriptions de bénévoles (formulaire sur /benevoles), les abonnements à notre newsletter et les personnes qui signent la pétition. On voudrait savoir qui regarde la vidéo de la campagne et qui télécharge le rapport annuel. Enfin, les clics vers notre boutique solidaire (boutique.mainsouvertes.example, c'est un autre site) et les appels au standard.

Pour les legs, il n'y a pas de formulaire, les gens nous écrivent à legs@mainsouvertes.example : on peut compter ces clics ?

Inutile de mesurer l'espace adhérents.

Merci d'avance pour ton aide, bonne journée !
Sophie
`,
  wishes: [
    {
      says: "les dons : montant, et s'il s'agit d'un don ponctuel ou mensuel. Le don se fait chez nous sur /don, la page de remerciement est /don/merci.",
      events: ['purchase', 'donate', 'donation', 'donation_complete'],
      ways: ['push', 'page'],
      key: true,
      parameters: ['value', 'donation_type|frequency|donation_frequency|recurring|type|method|[a-z_]*frequency'],
      visit: ['open /don', 'submit #form-don', 'open /don/merci', 'asked'],
      also: [2],
    },
    {
      says: 'combien de personnes commencent le formulaire de don',
      events: ['form_start', 'begin_checkout', 'donation_start', 'begin_donation', 'start_donation', 'start_[a-z_]+', 'begin_[a-z_]+'],
      ways: ['push', 'auto', 'click', 'page'],
      key: false,
      visit: ['open /don', 'start #form-don', 'asked'],
    },
    {
      says: 'les inscriptions de bénévoles (formulaire sur /benevoles)',
      events: ['sign_up', 'generate_lead', 'volunteer_sign_?up', 'volunteer_[a-z_]+', 'register_volunteer', 'become_volunteer'],
      ways: ['form', 'push'],
      visit: ['open /benevoles', 'submit #form-benevole', 'asked'],
    },
    { says: 'les abonnements à notre newsletter', events: newsletter, ways: ['form', 'push'], visit: ['open /', 'submit #newsletter', 'asked'] },
    {
      says: 'les personnes qui signent la pétition',
      events: ['sign_petition', 'petition_[a-z]+', 'generate_lead'],
      ways: ['form', 'push'],
      visit: ['open /petition', 'submit #petition', 'asked'],
    },
    { says: 'qui regarde la vidéo de la campagne', events: videoStart, ways: ['youtube', 'embed', 'auto', 'push'], visit: ['open /campagne', 'youtube start'] },
    {
      says: 'qui télécharge le rapport annuel',
      events: ['file_download', 'download_[a-z_]+'],
      ways: ['auto', 'click'],
      visit: ['open /campagne', 'click a[href$=".pdf"]'],
    },
    {
      says: "les clics vers notre boutique solidaire (boutique.mainsouvertes.example, c'est un autre site)",
      events: ['click', 'outbound_click', 'shop_click', 'click_shop', 'store_click', 'click_store'],
      ways: ['click', 'auto'],
      key: false,
      visit: ['open /', 'click a[href*="boutique."]'],
    },
    {
      says: 'les appels au standard',
      events: ['phone_click', 'click_to_call', 'phone_call', 'call_click'],
      ways: ['click'],
      visit: ['open /', 'click a[href^="tel:"]'],
    },
    {
      says: 'les gens nous écrivent à legs@mainsouvertes.example : on peut compter ces clics ?',
      events: ['email_click', 'mail_click', 'mailto_click'],
      ways: ['click'],
      visit: ['open /legs', 'click a[href^="mailto:"]'],
    },
  ],
  fine: ['page_view', 'session_start', 'first_visit', 'video_progress', 'video_complete'],
  pages: {
    '/': `<header><a href="tel:+33155501234">01 55 50 12 34</a><a href="https://boutique.mainsouvertes.example/">Boutique solidaire</a></header><footer><form id="newsletter"><input name="email"><button>Je m'abonne</button></form></footer>`,
    '/don': `<main><form id="form-don" action="/don/merci"><input name="montant"><input type="radio" name="rythme" value="mensuel"><button>Je donne</button></form></main>`,
    '/don/merci': `<main><h1>Merci pour votre don</h1></main>`,
    '/benevoles': `<main><form id="form-benevole"><input name="email"><button>Je m'inscris</button></form></main>`,
    '/petition': `<main><form id="petition"><input name="email"><button>Je signe</button></form></main>`,
    '/campagne': `<main><iframe src="https://www.youtube.com/embed/campagne?enablejsapi=1"></iframe><a href="/docs/rapport-annuel-2025.pdf">Rapport annuel</a></main>`,
    '/legs': `<main><a href="mailto:legs@mainsouvertes.example">legs@mainsouvertes.example</a></main>`,
  },
}
