import { type Brief, directions, email, phone, whatsapp } from '../brief.ts'

export const clinic: Brief = {
  id: 'clinic',
  language: 'es',
  site: 'www.clinicasanroque.example',
  text: `Buenos días, Laura:

Soy Marta, de la Clínica San Roque (dental y estética, tres centros en Málaga). Te escribo por lo de la analítica. La web está en WordPress y las citas se piden con un formulario de Contact Form 7; también se puede reservar online en Doctoralia.

Lo que nos gustaría saber cada mes:

1. Cuántas personas piden cita con el formulario. Es lo más importante para nosotros, cada cita nueva vale unos 60 €.
2. Cuántos pulsan el botón de WhatsApp.
3. Las llamadas al teléfono de cada centro.
4. Cuántos van a Doctoralia a reservar.
5. Qué tratamientos se miran más (implantes, ortodoncia, bótox...).
6. Si usan el "Cómo llegar" de cada centro.
7. Quién descarga las instrucciones de después de la operación, en PDF.
8. Los que nos escriben un correo a info@clinicasanroque.example.
9. Los que rellenan la calculadora de financiación.
10. De qué enfermedad viene cada paciente, con su nombre.

No hace falta medir el blog.

Muchas gracias y un saludo,
Marta Ríos
Recepción · Clínica San Roque
Tel. 952 55 51 20
`,
  wishes: [
    {
      says: 'Cuántas personas piden cita con el formulario. Es lo más importante para nosotros, cada cita nueva vale unos 60 €.',
      events: ['generate_lead', 'request_appointment', 'book_appointment', 'appointment_request', 'appointment_booking', 'appointment_form_submit'],
      ways: ['embed', 'form', 'push'],
      key: true,
      parameters: ['value', 'currency'],
      visit: ['open /pedir-cita', 'submit form.wpcf7-form', 'message ajaxForm', 'asked'],
    },
    { says: 'Cuántos pulsan el botón de WhatsApp.', events: whatsapp, ways: ['click'], visit: ['open /', 'click a[href*="wa.me"]'] },
    { says: 'Las llamadas al teléfono de cada centro.', events: phone, ways: ['click'], visit: ['open /centros', 'click a[href^="tel:"]'] },
    {
      says: 'Cuántos van a Doctoralia a reservar.',
      events: [
        'make_reservation',
        'booking_click',
        'doctoralia_click',
        'click',
        'outbound_click',
        'begin_booking',
        'book_appointment_click',
        'appointment_click',
      ],
      ways: ['click', 'auto'],
      visit: ['open /pedir-cita', 'click a[href*="doctoralia."]'],
    },
    {
      says: 'Qué tratamientos se miran más (implantes, ortodoncia, bótox...).',
      events: ['view_item', 'view_treatment', 'treatment_view', 'treatments?_page_view', 'view_service', 'service_page_view', 'view_content'],
      ways: ['push', 'page'],
      key: false,
      visit: ['open /tratamientos/implantes', 'asked'],
    },
    { says: 'Si usan el "Cómo llegar" de cada centro.', events: [...directions, 'cta_click'], ways: ['click'], visit: ['open /centros', 'click a.mapa'] },
    {
      says: 'Quién descarga las instrucciones de después de la operación, en PDF.',
      events: ['file_download', 'download_[a-z_]+'],
      ways: ['auto', 'click'],
      visit: ['open /tratamientos/implantes', 'click a[href$=".pdf"]'],
      also: [5],
    },
    {
      says: 'Los que nos escriben un correo a info@clinicasanroque.example.',
      events: email,
      ways: ['click'],
      visit: ['open /centros', 'click a[href^="mailto:"]'],
    },
    {
      says: 'Los que rellenan la calculadora de financiación.',
      events: [
        'use_calculator',
        'calculator_[a-z]+',
        'financing_calculator_[a-z]+',
        'complete_calculator',
        'calculate_[a-z]+',
        'fill_calculator',
        'submit_calculator',
      ],
      ways: ['form', 'push', 'click'],
      key: false,
      visit: ['open /financiacion', 'submit #calculadora-financiacion', 'asked'],
    },
    { says: 'De qué enfermedad viene cada paciente, con su nombre.', events: [] },
  ],
  fine: ['page_view', 'session_start', 'first_visit'],
  pages: {
    '/': `<main><h1>Clínica San Roque</h1><a class="wa-float" href="https://wa.me/34655555120?text=Hola" target="_blank"><img alt="WhatsApp" src="/wa.svg"></a></main>`,
    '/pedir-cita': `<main><div class="wpcf7" id="wpcf7-f27-p9-o1"><form action="/pedir-cita/#wpcf7-f27-p9-o1" class="wpcf7-form init"><input name="your-name"><input name="your-phone"><input type="submit" value="Pedir cita"></form></div>
<a href="https://www.doctoralia.es/clinicas/san-roque">Reservar en Doctoralia</a></main>`,
    '/centros': `<main><p>Centro: <a href="tel:+34952555120">952 55 51 20</a> <a class="mapa" href="https://www.google.com/maps/dir//Clinica+San+Roque">Cómo llegar</a></p><a href="mailto:info@clinicasanroque.example">info@clinicasanroque.example</a></main>`,
    '/tratamientos/implantes': `<main><h1>Implantes</h1><a href="/wp-content/uploads/instrucciones.pdf">Instrucciones</a></main>`,
    '/financiacion': `<main><form id="calculadora-financiacion"><input name="importe"><select name="meses"></select><button>Calcular</button></form></main>`,
  },
}
