import { type Brief } from '../brief.ts'

export const marketplace: Brief = {
  id: 'marketplace',
  language: 'es',
  site: 'www.trastero.example',
  text: `Hola equipo! Os paso la lista para Trastero (compraventa de segunda mano entre particulares), a ver si me podéis montar el GTM esta semana:

• registro de usuarios (con Google o con correo, quiero saber con cuál)
• inicio de sesión
• publicar un anuncio → muy importante
• ver un anuncio
• guardar en favoritos
• mensaje enviado al vendedor
• búsquedas y filtros usados
• compra pagada con nuestra pasarela, con importe, categoría y si lleva envío
• valoración dejada al vendedor
• denunciar un anuncio
• clic en los banners de la portada
• compartir un anuncio

Los que miran 5 anuncios o más y no contactan con nadie los quiero en una audiencia para remarketing.

Gracias!! Nuria
`,
  wishes: [
    {
      says: 'registro de usuarios (con Google o con correo, quiero saber con cuál)',
      events: ['sign_up'],
      ways: ['push', 'form'],
      key: true,
      parameters: ['method'],
      visit: ['open /registro', 'submit #form-registro', 'asked'],
    },
    { says: 'inicio de sesión', events: ['login'], ways: ['push', 'form'], key: false, visit: ['open /entrar', 'submit #form-login', 'asked'] },
    {
      says: 'publicar un anuncio → muy importante',
      events: [
        'publish_(ad|listing|item|advert)',
        '(ad|listing|advert)_publish(ed)?',
        'create_(ad|listing|advert)',
        'post_(ad|listing|advert)',
        'submit_(ad|listing|advert)',
      ],
      ways: ['push', 'form'],
      key: true,
      visit: ['open /publicar', 'submit #form-anuncio', 'asked'],
    },
    {
      says: 'ver un anuncio',
      events: ['view_item', 'view_(ad|listing)', '(ad|listing)_view'],
      ways: ['push', 'page'],
      key: false,
      visit: ['open /anuncio/bici-812', 'asked'],
    },
    {
      says: 'guardar en favoritos',
      events: ['add_to_wishlist', 'add_to_favou?rites', 'save_[a-z_]+'],
      ways: ['push', 'click'],
      key: false,
      visit: ['open /anuncio/bici-812', 'click button.fav', 'asked'],
      also: [4],
    },
    {
      says: 'mensaje enviado al vendedor',
      events: ['generate_lead', 'contact_seller', 'message_[a-z_]+', 'send_message', 'contact'],
      ways: ['push', 'form'],
      visit: ['open /anuncio/bici-812', 'submit #contactar', 'asked'],
      also: [4],
    },
    { says: 'búsquedas', events: ['search', 'view_search_results'], ways: ['push', 'auto', 'page'], key: false, visit: ['open /buscar?q=bici', 'asked'] },
    {
      says: 'filtros usados',
      events: ['filter_[a-z]+', 'apply_filters?', 'use_filters?', 'filters?_use[d]?', 'select_filter'],
      ways: ['push', 'click'],
      key: false,
      visit: ['open /buscar', 'asked'],
    },
    {
      says: 'compra pagada con nuestra pasarela, con importe, categoría y si lleva envío',
      events: ['purchase'],
      ways: ['push'],
      key: true,
      parameters: ['value', 'currency', 'transaction_id', 'items|item_category|category', 'shipping[a-z_]*'],
      visit: ['open /pago/gracias', 'asked'],
    },
    {
      says: 'valoración dejada al vendedor',
      events: ['submit_review', 'review_[a-z]+', 'rate_[a-z]+', 'leave_review', 'submit_rating', '[a-z]+_rating'],
      ways: ['push', 'form'],
      visit: ['open /mis-compras', 'asked'],
    },
    {
      says: 'denunciar un anuncio',
      events: ['report_[a-z]+', '[a-z]+_report(ed)?', 'flag_[a-z]+'],
      ways: ['push', 'click'],
      key: false,
      visit: ['open /anuncio/bici-812', 'click button.denunciar', 'asked'],
      also: [4],
    },
    {
      says: 'clic en los banners de la portada',
      events: ['select_promotion', 'banner_click', 'click_banner', 'cta_click'],
      ways: ['click', 'push'],
      key: false,
      visit: ['open /', 'click .banner img', 'asked'],
    },
    {
      says: 'compartir un anuncio',
      events: ['share'],
      ways: ['push', 'click'],
      key: false,
      visit: ['open /anuncio/bici-812', 'click .compartir a', 'asked'],
      also: [4],
    },
  ],
  fine: ['page_view', 'session_start', 'first_visit', 'view_promotion'],
  pages: {
    '/': `<main><a class="banner" href="/verano"><img src="/b1.jpg" alt="Verano"></a></main>`,
    '/registro': `<main><form id="form-registro"><input name="email"><button>Registrarme</button></form><button class="google">Con Google</button></main>`,
    '/entrar': `<main><form id="form-login"><input name="email"><button>Entrar</button></form></main>`,
    '/publicar': `<main><form id="form-anuncio"><input name="titulo"><button>Publicar anuncio</button></form></main>`,
    '/anuncio/bici-812': `<main><h1>Bici</h1><button class="fav" aria-label="Favorito">♥</button><button class="denunciar">Denunciar anuncio</button>
<div class="compartir"><a href="https://t.me/share/url?url=x">Compartir</a></div><form id="contactar"><textarea name="mensaje"></textarea><button>Enviar mensaje</button></form></main>`,
    '/buscar?q=bici': `<main><h1>bici</h1></main>`,
    '/buscar': `<main><select id="filtro-precio"></select></main>`,
    '/pago/gracias': `<main><h1>Pagado</h1></main>`,
    '/mis-compras': `<main><button class="valorar">Valorar</button></main>`,
  },
}
