import { type Brief, download, newsletter, videoStart } from '../brief.ts'

export const newspaper: Brief = {
  id: 'newspaper',
  language: 'fr',
  site: 'www.lecourrierdesmonts.example',
  text: `Bonjour à tous,

Pour la refonte du site du Courrier des Monts, voici les besoins de la rédaction et des abonnements :

- articles lus jusqu'au bout (90 % de la page)
- affichage du mur payant (bloc #paywall)
- clic sur « S'abonner » depuis le mur payant
- abonnement payé, avec la formule et le prix : c'est notre objectif numéro un
- inscription aux lettres d'information, laquelle ?
- création de compte
- commentaires publiés
- partages d'articles
- lecture des vidéos
- téléchargement du journal en PDF
- recherche dans les archives
- clics sur les publicités

Nous ne voulons surtout pas suivre les lecteurs nommément.

Bien cordialement,
Hélène Pasquier
Responsable numérique
`,
  wishes: [
    {
      says: "articles lus jusqu'au bout (90 % de la page)",
      events: ['scroll', 'article_read', 'read_article', 'scroll_depth', 'article_[a-z_]+', 'scroll_[a-z0-9_]+', 'read_complete', 'finish_article'],
      ways: ['scroll', 'auto'],
      key: false,
      visit: ['open /articles/col-ferme', 'scroll 92'],
      also: [],
    },
    {
      says: 'affichage du mur payant (bloc #paywall)',
      events: ['paywall_[a-z]+', 'view_paywall', 'view_promotion', 'show_paywall', 'see_paywall', 'element_view'],
      ways: ['seen', 'push'],
      key: false,
      visit: ['open /articles/col-ferme', 'see #paywall', 'asked'],
    },
    {
      says: "clic sur « S'abonner » depuis le mur payant",
      events: ['subscribe_click', 'click_subscribe', 'begin_checkout', 'cta_click', 'begin_subscription', 'subscription_click', 'select_promotion'],
      ways: ['click'],
      visit: ['open /articles/col-ferme', 'click #paywall a.cta'],
    },
    {
      says: "abonnement payé, avec la formule et le prix : c'est notre objectif numéro un",
      events: ['purchase', 'subscribe', 'subscription_purchase', 'buy_subscription'],
      ways: ['push'],
      key: true,
      parameters: ['value', 'currency', 'plan(_name)?|items|formula|subscription[a-z_]*'],
      visit: ['open /abonnement/merci', 'asked'],
    },
    {
      says: "inscription aux lettres d'information, laquelle ?",
      events: newsletter,
      ways: ['form', 'push'],
      visit: ['open /newsletters', 'submit #newsletter-matin', 'asked'],
    },
    {
      says: 'création de compte',
      events: ['sign_up', 'create_account', 'account_creat[a-z]+'],
      ways: ['form', 'push'],
      visit: ['open /compte/inscription', 'submit #inscription', 'asked'],
    },
    {
      says: 'commentaires publiés',
      events: ['post_comment', 'submit_comment', 'comment_[a-z]+', 'publish_comment', 'comment', 'add_comment', 'write_comment', 'leave_comment'],
      ways: ['form', 'push'],
      key: false,
      visit: ['open /articles/fete', 'submit #commentform', 'asked'],
    },
    {
      says: "partages d'articles",
      events: ['share', 'share_article', 'article_share'],
      ways: ['click', 'push'],
      key: false,
      visit: ['open /articles/fete', 'click .partage a', 'asked'],
    },
    { says: 'lecture des vidéos', events: videoStart, ways: ['youtube', 'embed', 'auto', 'push'], visit: ['open /videos/marche', 'youtube start'] },
    { says: 'téléchargement du journal en PDF', events: download, ways: ['auto', 'click'], visit: ['open /kiosque', 'click a[href$=".pdf"]'] },
    {
      says: 'recherche dans les archives',
      events: ['search', 'view_search_results', 'search_archives?', 'archives?_search'],
      ways: ['auto', 'push', 'form', 'page'],
      visit: ['open /archives?q=neige', 'asked'],
    },
    {
      says: 'clics sur les publicités',
      events: ['ad_click', 'click_ad', 'advert(isement)?_click', 'select_promotion', 'click', 'banner_click', 'click_advertisement', 'click_[a-z]+'],
      ways: ['click', 'auto', 'push'],
      key: false,
      visit: ['open /articles/fete', 'click .pub a', 'asked'],
    },
  ],
  fine: ['page_view', 'session_start', 'first_visit', 'video_progress', 'video_complete'],
  pages: {
    '/articles/col-ferme': `<main><article><p>...</p></article><div id="paywall" class="mur"><a class="cta" href="/abonnement">S'abonner</a></div></main>`,
    '/articles/fete': `<main><article><p>...</p></article><div class="partage"><a href="https://twitter.com/intent/tweet?url=x">Partager</a></div>
<form id="commentform" action="/commentaires"><textarea name="comment"></textarea><button>Publier</button></form><div class="pub"><a href="https://annonceur.example/offre"><img src="/pub.jpg" alt=""></a></div></main>`,
    '/abonnement/merci': `<main><h1>Merci</h1></main>`,
    '/newsletters': `<main><form id="newsletter-matin" class="newsletter"><input name="email"><button>S'inscrire</button></form></main>`,
    '/compte/inscription': `<main><form id="inscription"><input name="email"><button>Créer mon compte</button></form></main>`,
    '/videos/marche': `<main><iframe src="https://www.youtube.com/embed/marche?enablejsapi=1"></iframe></main>`,
    '/kiosque': `<main><a href="/editions/2026-11-26.pdf">Édition du jour</a></main>`,
    '/archives?q=neige': `<main><h1>12 articles</h1></main>`,
  },
}
