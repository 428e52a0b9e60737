import { type Brief, phone } from '../brief.ts'

export const bank: Brief = {
  id: 'bank',
  language: 'fr',
  site: 'www.banquedelaval.example',
  text: `[DIGI-1042] Plan de marquage – site public Banque de Laval
Demandeur : Direction marketing
Priorité : haute

Contexte : refonte du site public. L'espace client (espace.banquedelaval.example) est hors périmètre.

À mesurer :
1) Simulations de crédit immobilier terminées (simulateur /credit-immobilier/simulateur, id du formulaire : simu-credit)
2) Demandes d'ouverture de compte : début et envoi
3) Prises de rendez-vous avec un conseiller
4) Demandes de rappel
5) Recherche d'agence (par code postal)
6) Clics sur le numéro du service client et sur celui d'opposition carte
7) Téléchargements des grilles tarifaires
8) Clics vers l'App Store et Google Play
9) Accès à l'espace client (bouton « Se connecter »)
10) Erreurs affichées dans les formulaires

Interdit : aucun montant de revenu, aucun IBAN, aucune donnée personnelle ne doit partir vers GA4.

Livrable attendu : export du conteneur GTM + recette.
Merci.
`,
  wishes: [
    {
      says: 'Simulations de crédit immobilier terminées (simulateur /credit-immobilier/simulateur, id du formulaire : simu-credit)',
      events: [
        'use_calculator',
        'use_simulator',
        'complete_simulation',
        'simulation_[a-z]+',
        'complete_simulator',
        'loan_[a-z_]+',
        'finish_simulation',
        'generate_lead',
        'simulator_[a-z]+',
      ],
      ways: ['form', 'push'],
      visit: ['open /credit-immobilier/simulateur', 'submit #simu-credit', 'asked'],
    },
    {
      says: "Demandes d'ouverture de compte : début",
      events: ['form_start', 'begin_[a-z_]+', 'start_[a-z_]+', '[a-z_]+_start'],
      ways: ['push', 'page', 'auto', 'click'],
      key: false,
      visit: ['open /ouvrir-un-compte', 'start #ouverture-compte', 'asked'],
    },
    {
      says: "Demandes d'ouverture de compte : début et envoi",
      events: ['sign_up', 'generate_lead', 'open_account', 'submit_[a-z_]+', 'account_[a-z_]+', 'request_[a-z_]+', 'application_submit'],
      ways: ['push', 'form'],
      key: true,
      visit: ['open /ouvrir-un-compte', 'submit #ouverture-compte', 'asked'],
    },
    {
      says: 'Prises de rendez-vous avec un conseiller',
      events: ['book_appointment', 'generate_lead', 'appointment_[a-z]+', 'schedule_appointment', 'make_appointment'],
      ways: ['push', 'form', 'embed'],
      key: true,
      visit: ['open /rendez-vous', 'submit #rdv-conseiller', 'asked'],
    },
    {
      says: 'Demandes de rappel',
      events: ['generate_lead', 'request_callback', 'callback_request'],
      ways: ['push', 'form'],
      visit: ['open /rappel', 'submit #demande-rappel', 'asked'],
    },
    {
      says: "Recherche d'agence (par code postal)",
      events: [
        'find_store',
        'search',
        'search_(branch|agency)',
        'find_(branch|agency)',
        'store_search',
        'branch_search',
        'store_locator[a-z_]*',
        'agency_search',
      ],
      ways: ['push', 'form', 'auto', 'page'],
      key: false,
      visit: ['open /agences', 'submit #recherche-agence', 'asked'],
    },
    {
      says: "Clics sur le numéro du service client et sur celui d'opposition carte",
      events: phone,
      ways: ['click'],
      visit: ['open /contact', 'click a.opposition'],
    },
    {
      says: 'Téléchargements des grilles tarifaires',
      events: ['file_download', 'download_[a-z_]+'],
      ways: ['auto', 'click'],
      visit: ['open /tarifs', 'click a[href$=".pdf"]'],
    },
    {
      says: "Clics vers l'App Store et Google Play",
      events: ['click', 'outbound_click', 'app_[a-z_]*click', 'app_download[a-z_]*', 'app_store_[a-z]+', 'download_app'],
      ways: ['auto', 'click'],
      key: false,
      visit: ['open /appli', 'click a[href*="play.google.com"]'],
    },
    {
      says: "Accès à l'espace client (bouton « Se connecter »)",
      events: ['login', 'login_click', 'cta_click', 'click_login', 'log_in_click', 'sign_in_click'],
      ways: ['click'],
      key: false,
      visit: ['open /', 'click a.connexion'],
    },
    {
      says: 'Erreurs affichées dans les formulaires',
      events: ['form_error', 'form_errors', 'error_[a-z]+', 'view_error'],
      ways: ['push', 'seen'],
      key: false,
      visit: ['open /rappel', 'asked'],
    },
  ],
  fine: ['page_view', 'session_start', 'first_visit'],
  pages: {
    '/': `<header><a class="connexion" href="https://espace.banquedelaval.example/">Se connecter</a></header>`,
    '/credit-immobilier/simulateur': `<main><form id="simu-credit"><input name="montant"><button>Calculer</button></form></main>`,
    '/ouvrir-un-compte': `<main><form id="ouverture-compte"><input name="email"><button>Envoyer</button></form></main>`,
    '/rendez-vous': `<main><form id="rdv-conseiller"><input name="date"><button>Prendre rendez-vous</button></form></main>`,
    '/rappel': `<main><form id="demande-rappel"><input name="tel"><button>Être rappelé</button></form></main>`,
    '/agences': `<main><form id="recherche-agence"><input name="cp"><button>Chercher</button></form></main>`,
    '/contact': `<main><a href="tel:+33243555000">Service client</a><a class="opposition" href="tel:+33243555999">Opposition carte</a></main>`,
    '/tarifs': `<main><a href="/docs/tarifs-particuliers.pdf">Grille tarifaire</a></main>`,
    '/appli': `<main><a href="https://apps.apple.com/fr/app/laval/id1">App Store</a><a href="https://play.google.com/store/apps/details?id=laval">Google Play</a></main>`,
  },
}
