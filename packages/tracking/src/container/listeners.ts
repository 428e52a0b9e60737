import type { EmbedProvider } from '@tagmason/domain'
import { html as htmlType } from '../tagTypes/html.ts'
import { parametersOf } from '../tagTypes/write.ts'
import { builtInTriggers } from './ids.ts'
import type { TagDraft } from './tagDraft.ts'

/** The event that the listener of a provider pushes. */
export const embedEvent = (provider: EmbedProvider): string => `embed_${provider.toLowerCase()}`

/**
 * What the listener of a provider does, in ES5. `send(id, more)` pushes the event; nothing that a visitor typed is ever pushed.
 * Sources: HubSpot 'Form events' (window messages `hsFormCallback`; `hs-form-event:on-submission:success`), Calendly 'Embed events', Typeform embed SDK `form-submit`,
 * Marketo Forms 2.0 (`mktoResponse` of its frame), JotForm 'submission-completed', Intercom JavaScript API `onShow`; Contact Form 7 `wpcf7mailsent`, Gravity Forms
 * `gform_confirmation_loaded`, Elementor `submit_success`; HTML media events.
 */
const bodies: Readonly<Record<EmbedProvider, string>> = {
  hubspot: `listen(function (data) {
    if (data.type === 'hsFormCallback' && data.eventName === 'onFormSubmitted') send(data.id);
  });
  window.addEventListener('hs-form-event:on-submission:success', function (e) { send(e.detail && e.detail.formId); });`,
  calendly: `listen(function (data, origin) {
    if (data.event === 'calendly.event_scheduled' && from(origin, 'calendly.com')) send('');
  });`,
  typeform: `listen(function (data, origin) {
    if (data.type === 'form-submit' && from(origin, 'typeform.com')) send(data.formId);
  });`,
  marketo: `listen(function (data) {
    var answer = data.mktoResponse;
    if (answer && !answer.error) send(answer.data && answer.data.formId);
  });`,
  jotform: `listen(function (data, origin) {
    if (data.action === 'submission-completed' && from(origin, 'jotform.com')) send(data.formID);
  });`,
  intercom: `var tries = 0;
  (function wait() {
    if (typeof window.Intercom === 'function') window.Intercom('onShow', function () { send(''); });
    else if (tries++ < 40) setTimeout(wait, 500);
  })();`,
  ajaxForm: `document.addEventListener('wpcf7mailsent', function (e) { send(e.detail && e.detail.contactFormId); });
  if (window.jQuery) {
    window.jQuery(document).on('gform_confirmation_loaded', function (e, id) { send(id); });
    window.jQuery(document).on('submit_success', function (e) { send(e.target && e.target.id); });
  }`,
  video: media('VIDEO'),
  audio: media('AUDIO'),
}

/** Media events do not bubble, so the document catches them on the way down. Each player begins and ends once a page. */
function media(tag: string): string {
  return `var seen = [];
  function tell(status) {
    return function (e) {
      var player = e.target;
      if (!player || player.tagName !== '${tag}') return;
      var url = player.currentSrc || player.src || '';
      if (seen.indexOf(status + url) >= 0) return;
      seen.push(status + url);
      send(player.id, { embed_status: status, embed_title: player.title || player.getAttribute('aria-label') || '', embed_url: url });
    };
  }
  document.addEventListener('play', tell('start'), true);
  document.addEventListener('ended', tell('complete'), true);`
}

const names: Readonly<Record<EmbedProvider, string>> = {
  hubspot: 'HubSpot forms',
  calendly: 'Calendly bookings',
  typeform: 'Typeform',
  marketo: 'Marketo forms',
  jotform: 'JotForm',
  intercom: 'Intercom',
  ajaxForm: 'AJAX forms',
  video: 'HTML video',
  audio: 'HTML audio',
}

/** The script of a listener. Messages come as objects or as JSON; what is neither is none of ours. */
export function listenerCode(provider: EmbedProvider): string {
  const body = bodies[provider]
  const listen = body.includes('listen(')
    ? `
  function from(origin, host) {
    var name = String(origin).replace(/^https?:\\/\\//, '').split(/[:\\/]/)[0];
    return name === host || name.slice(-host.length - 1) === '.' + host;
  }
  function listen(hear) {
    window.addEventListener('message', function (e) {
      var data = e.data;
      if (typeof data === 'string') try { data = JSON.parse(data); } catch (none) { return; }
      if (data && typeof data === 'object') hear(data, e.origin);
    });
  }`
    : ''
  return `<script>
(function () {
  function send(id, more) {
    var message = { event: '${embedEvent(provider)}', embed_provider: '${provider}', embed_id: id ? String(id) : '' };
    for (var key in more || {}) message[key] = more[key];
    (window.dataLayer = window.dataLayer || []).push(message);
  }${listen}
  ${body}
})();
</script>`
}

/** The tag that hears what an embedded form, calendar or player says. It sends nothing itself, so it needs no consent. */
export const listenerTag = (provider: EmbedProvider): TagDraft => ({
  name: `Listener - ${names[provider]}`,
  type: htmlType.code,
  parameter: parametersOf(htmlType, { html: listenerCode(provider), supportDocumentWrite: 'false' }),
  trigger: builtInTriggers.allPages,
  firing: 'ONCE_PER_LOAD',
  consent: { consentStatus: 'NOT_NEEDED' },
})
