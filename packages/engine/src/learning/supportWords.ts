import type { Session } from '@tagmason/domain'

type Language = Session['preferences']['language']

interface MailWords {
  access: (course: string) => [subject: string, body: string]
  ticket: (id: string, subject: string, due: string) => [subject: string, body: string]
  booked: (expert: string, when: string) => [subject: string, body: string]
  moved: (expert: string, when: string) => [subject: string, body: string]
  cancelled: (expert: string, when: string) => [subject: string, body: string]
  call: (expert: string) => string
  consultation: (expert: string) => string
}

/** The sentences of mails and calendar files, in the language of the member whom they go to. */
export const supportWords: Record<Language, MailWords> = {
  en: {
    access: (course) => [`Your course: ${course}`, `You are enrolled in "${course}". Open Learning, then Certification, and choose My Progress to begin.`],
    ticket: (id, subject, due) => [`${id}: ${subject}`, `We have your request "${subject}" as ${id}. You have our first answer by ${due}.`],
    booked: (expert, when) => [`Consultation with ${expert}`, `${expert} expects you on ${when}. The calendar file is attached.`],
    moved: (expert, when) => [`Moved: consultation with ${expert}`, `Your talk with ${expert} is now on ${when}. The calendar file is attached.`],
    cancelled: (expert, when) => [`Cancelled: consultation with ${expert}`, `Your talk with ${expert} on ${when} will not take place.`],
    call: (expert) => `Call from ${expert}`,
    consultation: (expert) => `Consultation with ${expert}`,
  },
  es: {
    access: (course) => [
      `Tu curso: ${course}`,
      `Tu inscripción en «${course}» está hecha. Abre Aprendizaje, luego Certificación, y elige Mi progreso para empezar.`,
    ],
    ticket: (id, subject, due) => [
      `${id}: ${subject}`,
      `Hemos recibido tu solicitud «${subject}» como ${id}. Tendrás nuestra primera respuesta antes de: ${due}.`,
    ],
    booked: (expert, when) => [`Consulta con ${expert}`, `${expert} te espera el ${when}. Se adjunta el archivo de calendario.`],
    moved: (expert, when) => [`Cambio: consulta con ${expert}`, `Tu cita con ${expert} es ahora el ${when}. Se adjunta el archivo de calendario.`],
    cancelled: (expert, when) => [`Cancelada: consulta con ${expert}`, `Tu cita con ${expert} del ${when} no tendrá lugar.`],
    call: (expert) => `Llamada de ${expert}`,
    consultation: (expert) => `Consulta con ${expert}`,
  },
  fr: {
    access: (course) => [
      `Votre formation : ${course}`,
      `Votre inscription à « ${course} » est faite. Ouvrez Formation, puis Certification, et choisissez Ma progression pour commencer.`,
    ],
    ticket: (id, subject, due) => [`${id} : ${subject}`, `Votre demande « ${subject} » est enregistrée sous ${id}. Première réponse au plus tard : ${due}.`],
    booked: (expert, when) => [`Consultation avec ${expert}`, `${expert} vous attend le ${when}. Le fichier d’agenda est joint.`],
    moved: (expert, when) => [
      `Déplacée : consultation avec ${expert}`,
      `Votre rendez-vous avec ${expert} a désormais lieu le ${when}. Le fichier d’agenda est joint.`,
    ],
    cancelled: (expert, when) => [`Annulée : consultation avec ${expert}`, `Votre rendez-vous avec ${expert} du ${when} n’aura pas lieu.`],
    call: (expert) => `Appel de ${expert}`,
    consultation: (expert) => `Consultation avec ${expert}`,
  },
  de: {
    access: (course) => [
      `Ihr Kurs: ${course}`,
      `Sie sind für „${course}“ angemeldet. Öffnen Sie Lernen, dann Zertifizierung, und wählen Sie Mein Fortschritt.`,
    ],
    ticket: (id, subject, due) => [
      `${id}: ${subject}`,
      `Ihre Anfrage „${subject}“ ist als ${id} eingegangen. Unsere erste Antwort haben Sie spätestens: ${due}.`,
    ],
    booked: (expert, when) => [`Beratung mit ${expert}`, `${expert} erwartet Sie am ${when}. Die Kalenderdatei ist angehängt.`],
    moved: (expert, when) => [`Verschoben: Beratung mit ${expert}`, `Ihr Gespräch mit ${expert} ist jetzt am ${when}. Die Kalenderdatei ist angehängt.`],
    cancelled: (expert, when) => [`Abgesagt: Beratung mit ${expert}`, `Ihr Gespräch mit ${expert} am ${when} findet nicht statt.`],
    call: (expert) => `Anruf von ${expert}`,
    consultation: (expert) => `Beratung mit ${expert}`,
  },
}

/** A day and time as people write it, with the time zone. `at` is ISO 8601. */
export const written = (at: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(at)) + ` (${timeZone})`
