import { type Brief, email, videoStart } from '../brief.ts'

export const university: Brief = {
  id: 'university',
  language: 'es',
  site: 'www.udelta.example',
  text: `# Analítica del portal de admisiones – Universidad del Delta

## Captación
- Solicitudes de información de un grado o máster (formulario "Pide información", termina en /gracias-informacion)
- Descargas del folleto de cada máster
- Inscripciones a las jornadas de puertas abiertas
- Reproducciones del vídeo del campus (YouTube)

## Admisión
- Inicio de la solicitud de admisión
- Solicitud de admisión enviada (conversión principal)
- Pago de la reserva de plaza, con el importe y el grado

## Ayuda
- Consultas por el chat
- Búsquedas en el buscador de grados y las que no dan resultados
- Correos a admisiones@udelta.example

## Informes
- Un embudo desde la visita a la página de un grado hasta el pago
- Todo separado por facultad

Quedo a la espera de vuestra propuesta.
Atentamente,
Javier Ordóñez, Vicerrectorado de Estudiantes
`,
  wishes: [
    {
      says: 'Solicitudes de información de un grado o máster (formulario "Pide información", termina en /gracias-informacion)',
      events: ['generate_lead', 'request_info(rmation)?', 'information_request', 'info_request'],
      ways: ['page', 'form', 'push'],
      key: true,
      visit: ['open /grados/biologia', 'submit #pide-informacion', 'open /gracias-informacion', 'asked'],
      also: [10],
    },
    {
      says: 'Descargas del folleto de cada máster',
      events: ['file_download', 'download_[a-z_]+', 'brochure_download'],
      ways: ['auto', 'click'],
      visit: ['open /masteres/datos', 'click a[href$=".pdf"]'],
    },
    {
      says: 'Inscripciones a las jornadas de puertas abiertas',
      events: [
        'sign_up',
        'event_registration',
        'register_[a-z_]+',
        'open_day_[a-z_]+',
        '[a-z_]*registration',
        'event_sign_up',
        'generate_lead',
        'enroll',
        '[a-z_]+_sign_up',
      ],
      ways: ['form', 'push', 'page'],
      visit: ['open /puertas-abiertas', 'submit #inscripcion-jornada', 'asked'],
    },
    { says: 'Reproducciones del vídeo del campus (YouTube)', events: videoStart, ways: ['youtube', 'auto'], visit: ['open /', 'youtube start'] },
    {
      says: 'Inicio de la solicitud de admisión',
      events: [
        'form_start',
        'begin_application',
        'application_start',
        'start_application',
        'begin_admission',
        'start_[a-z_]+',
        '[a-z_]+_start',
        'begin_[a-z_]+',
      ],
      ways: ['push', 'page', 'auto', 'click'],
      key: false,
      visit: ['open /admision', 'click a.empezar', 'open /admision/solicitud', 'start #form-solicitud', 'asked'],
    },
    {
      says: 'Solicitud de admisión enviada (conversión principal)',
      events: [
        'generate_lead',
        'submit_application',
        'application_submit(ted)?',
        'admission_[a-z_]+',
        'complete_application',
        'apply',
        'send_application',
        'submit_[a-z_]+',
      ],
      ways: ['form', 'push', 'page'],
      key: true,
      visit: ['open /admision/solicitud', 'submit #form-solicitud', 'asked'],
    },
    {
      says: 'Pago de la reserva de plaza, con el importe y el grado',
      events: ['purchase', 'pay_[a-z_]+', '[a-z_]*payment', 'seat_reservation_[a-z]+'],
      ways: ['push'],
      key: true,
      parameters: ['value'],
      visit: ['open /admision/pago-ok', 'asked'],
    },
    {
      says: 'Consultas por el chat',
      events: ['chat_start', 'start_chat', 'chat_open', 'open_chat', 'chat_message'],
      ways: ['click', 'push', 'embed'],
      visit: ['open /', 'asked'],
    },
    {
      says: 'Búsquedas en el buscador de grados',
      events: ['search', 'view_search_results'],
      ways: ['auto', 'push', 'page', 'form'],
      visit: ['open /buscador?q=derecho', 'asked'],
    },
    {
      says: 'la visita a la página de un grado',
      events: [
        'view_item',
        'degree_page_view',
        'view_degree',
        'grad[a-z_]+_page_view',
        'view_program[a-z]*',
        'program[a-z_]*_page_view',
        'view_course',
        'course_page_view',
        'page_view',
        'view_content',
      ],
      ways: ['push', 'page'],
      key: false,
      visit: ['open /grados/biologia', 'asked'],
    },
    {
      says: 'las que no dan resultados',
      events: ['search_no_results', 'no_results', 'no_search_results', 'search_without_results', 'search'],
      ways: ['push'],
      visit: ['open /buscador?q=zzz', 'asked'],
      also: [9],
    },
    { says: 'Correos a admisiones@udelta.example', events: email, ways: ['click'], visit: ['open /admision', 'click a[href^="mailto:"]'] },
  ],
  fine: ['page_view', 'session_start', 'first_visit'],
  pages: {
    '/': `<main><iframe src="https://www.youtube.com/embed/campus?enablejsapi=1"></iframe><button id="chat-abrir">Chat</button></main>`,
    '/grados/biologia': `<main><h1>Grado en Biología</h1><form id="pide-informacion" action="/gracias-informacion"><input name="email"><button>Pide información</button></form></main>`,
    '/gracias-informacion': `<main><h1>¡Gracias!</h1></main>`,
    '/masteres/datos': `<main><h1>Máster en Datos</h1><a href="/docs/folleto-master-datos.pdf">Folleto</a></main>`,
    '/puertas-abiertas': `<main><form id="inscripcion-jornada"><input name="email"><button>Inscribirme</button></form></main>`,
    '/admision': `<main><a class="empezar" href="/admision/solicitud">Empezar la solicitud</a><a href="mailto:admisiones@udelta.example">Escríbenos</a></main>`,
    '/admision/solicitud': `<main><form id="form-solicitud"><input name="dni"><button>Enviar solicitud</button></form></main>`,
    '/admision/pago-ok': `<main><h1>Pago recibido</h1></main>`,
    '/buscador?q=derecho': `<main><h1>3 grados</h1></main>`,
    '/buscador?q=zzz': `<main><p>Sin resultados</p></main>`,
  },
}
