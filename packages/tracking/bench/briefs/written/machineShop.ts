import { type Brief, directions, email, phone, videoStart } from '../brief.ts'

export const machineShop: Brief = {
  id: 'machineShop',
  language: 'de',
  site: 'www.brandl-zerspanung.example',
  text: `Betreff: Auswertung Website

Sehr geehrter Herr Kern,

wie am Telefon besprochen, hier unsere Wünsche. Wir sind ein Lohnfertiger (CNC-Drehen und Fräsen, 40 Leute, Oberpfalz) und bekommen fast alle Aufträge über Anfragen.

1. Angebotsanfragen über das Formular auf /anfrage. Danach kommt die Seite /anfrage/danke. Das ist für uns das Wichtigste.
2. Wenn jemand dabei eine Zeichnung hochlädt (STEP, PDF)
3. Anrufe und E-Mails von der Website aus
4. Downloads der ISO-Zertifikate und der Maschinenliste
5. Wie oft wird die Seite "Maschinenpark" angeschaut?
6. Bewerbungen über das Karriereformular (#bewerbung), kostet uns sonst 800 Euro pro Stelle
7. Klicks auf "Route planen"
8. Der Film über unsere Fertigung, wie viele schauen ihn an?
9. Ob die Kunden mit unserer Qualität zufrieden sind

Besucher aus dem eigenen Haus bitte nicht mitzählen.

Mit freundlichen Grüßen
Josef Brandl
Brandl Zerspanungstechnik GmbH
`,
  wishes: [
    {
      says: 'Angebotsanfragen über das Formular auf /anfrage. Danach kommt die Seite /anfrage/danke. Das ist für uns das Wichtigste.',
      events: ['generate_lead', 'request_quote', 'quote_request', 'submit_inquiry'],
      ways: ['page', 'form', 'push'],
      key: true,
      visit: ['open /anfrage', 'submit #anfrageformular', 'open /anfrage/danke', 'asked'],
    },
    {
      says: 'Wenn jemand dabei eine Zeichnung hochlädt (STEP, PDF)',
      events: ['file_upload', 'upload_[a-z]+', 'drawing_upload'],
      ways: ['push'],
      key: false,
      visit: ['open /anfrage', 'asked'],
    },
    { says: 'Anrufe', events: phone, ways: ['click'], visit: ['open /kontakt', 'click a[href^="tel:"]'] },
    { says: 'E-Mails von der Website aus', events: email, ways: ['click'], visit: ['open /kontakt', 'click a[href^="mailto:"]'] },
    {
      says: 'Downloads der ISO-Zertifikate und der Maschinenliste',
      events: ['file_download', 'download_[a-z_]+'],
      ways: ['auto', 'click'],
      visit: ['open /qualitaet', 'click a[href$=".pdf"]'],
    },
    {
      says: 'Wie oft wird die Seite "Maschinenpark" angeschaut?',
      events: ['maschinenpark_page_view', 'machine[a-z_]*_page_view', 'view_machine[a-z_]*', 'page_view', '[a-z_]+_page_view'],
      ways: ['page'],
      key: false,
      visit: ['open /maschinenpark'],
    },
    {
      says: 'Bewerbungen über das Karriereformular (#bewerbung), kostet uns sonst 800 Euro pro Stelle',
      events: ['generate_lead', 'job_application', 'apply', 'submit_application', 'application_submit', 'apply_job', 'job_apply'],
      ways: ['form', 'push'],
      visit: ['open /karriere', 'submit #bewerbung', 'asked'],
    },
    { says: 'Klicks auf "Route planen"', events: [...directions, 'cta_click'], ways: ['click'], visit: ['open /kontakt', 'click a.route'] },
    {
      says: 'Der Film über unsere Fertigung, wie viele schauen ihn an?',
      events: videoStart,
      ways: ['youtube', 'embed', 'auto', 'push'],
      visit: ['open /', 'youtube start', 'message video start', 'asked'],
    },
    { says: 'Ob die Kunden mit unserer Qualität zufrieden sind', events: [] },
  ],
  fine: ['page_view', 'session_start', 'first_visit', 'video_progress', 'video_complete'],
  pages: {
    '/': `<main><video id="film" src="/film.mp4" controls></video></main>`,
    '/anfrage': `<main><form id="anfrageformular" action="/anfrage/danke"><input name="firma"><input type="file" name="zeichnung"><button>Anfrage senden</button></form></main>`,
    '/anfrage/danke': `<main><h1>Danke</h1></main>`,
    '/kontakt': `<main><a href="tel:+499431555100">09431 555100</a><a href="mailto:info@brandl-zerspanung.example">E-Mail</a><a class="route" href="https://maps.google.com/maps?daddr=Brandl">Route planen</a></main>`,
    '/qualitaet': `<main><a href="/fileadmin/iso9001.pdf">ISO 9001</a></main>`,
    '/maschinenpark': `<main><h1>Maschinenpark</h1></main>`,
    '/karriere': `<main><form id="bewerbung"><input name="name"><button>Bewerben</button></form></main>`,
  },
}
