import { plural } from '../../language.ts'
import type { PlanText } from './text.ts'

const events = (count: number) => plural('fr', count, { one: 'événement', other: 'événements' })

export const text: PlanText = {
  columns: { event: 'Événement', trigger: 'Déclencheur', parameters: 'Paramètres', status: 'État', confidence: 'Certitude' },
  stages: { reach: 'Portée', interest: 'Intérêt', intent: 'Intention', conversion: 'Conversion', retention: 'Fidélisation' },
  details: (name) => `Détails de ${name}`,
  keys: 'Flèches : autres lignes. Entrée : détails. E : modifier. X : choisir. K : événement clé. Suppr : retirer.',
  more: (count) => `et ${count} de plus`,
  asked: (words) => `pour « ${words} »`,
  chosen: (count) => plural('fr', count, { one: 'événement choisi', other: 'événements choisis' }),
  include: 'Inclure',
  leaveOut: 'Exclure',
  markKey: 'Marquer comme événements clés',
  unmarkKey: 'Ne plus marquer comme événements clés',
  remove: 'Retirer',
  removeQuestion: (count) => `Retirer ${events(count)} ?`,
  removeDetail: 'Les audiences et les tableaux de bord qui les comptent partent aussi. Annuler ramène tout.',
  cancel: 'Annuler',
  changed: (count) => plural('fr', count, { one: 'événement modifié', other: 'événements modifiés' }),
  removed: (count) => plural('fr', count, { one: 'événement retiré', other: 'événements retirés' }),
  consentBy: (tag) => `Le consentement par défaut vient de ${tag}`,
  consentByDetail:
    'Cette balise est dans ce qui est enregistré de votre conteneur\u00a0: ces fichiers n’en apportent donc pas d’autre, car de deux la dernière compterait.',
  addAsEvent: 'Ajouter comme événement',
  guess: {
    badge: 'Supposition',
    title: 'Le déclencheur repose sur une supposition',
    summary: (count) =>
      plural('fr', count, {
        one: 'déclencheur repose sur une supposition : vérifiez-le avant de publier',
        other: 'déclencheurs reposent sur une supposition : vérifiez-les avant de publier',
      }),
    summaryDetail: 'Regardez sur la page ce qui s’y trouve, ou envoyez les questions à l’équipe de développement.',
    says: {
      push: (value) => `Il attend que le site envoie « ${value} » à la couche de données. Ni vos mots ni une page ne disent qu’il le fait.`,
      formId: (value) => `Il suppose que l’id du formulaire contient « ${value} ». Vos mots n’ont donné aucun id.`,
      anyForm: () => 'Il compte tous les formulaires du site, car vos mots ne disent pas lequel.',
      selector: (value) => `Il suppose que la page marque l’élément avec ${value}. Vos mots ne l’ont pas nommé.`,
      player: () =>
        'Il ne compte que les lecteurs YouTube, et vos mots ne disent pas que la vidéo en est un. Aucun autre n’est compté : appelez « vidéo HTML5 » celle de votre propre serveur et, pour une vidéo Vimeo, faites envoyer un événement par le site.',
      path: (value) => `Il suppose que l’adresse de la page contient « ${value} ». Vos mots n’ont donné aucun chemin.`,
    },
    look: 'Regarder la page',
    ask: 'Demander au développeur',
    copyAll: 'Copier toutes les questions',
    unknown: 'Je ne sais pas',
    asked: 'Question copiée : envoyez-la à votre équipe de développement. Le déclencheur reste une supposition.',
    settle: 'C’est le cas',
    settled: (name) => `Le déclencheur de ${name} est vérifié`,
    by: { page: 'Lu sur la page', developer: 'Promis par le développeur', person: 'Défini ou confirmé à la main' },
    questions: {
      hello: (site) => `Bonjour, nous mettons en place la mesure de ${site} et devons savoir :`,
      site: 'notre site',
      push: (name, value) => `${name} : le site envoie-t-il { event: '${value}' } à window.dataLayer quand cela arrive ? Sinon, merci d’ajouter :`,
      formId: (name, value) =>
        `${name} : quel id a le formulaire ? Nous attendons un id qui contient '${value}'. Change-t-il de page, ou envoie-t-il par script (AJAX) sans événement submit ?`,
      anyForm: (name) => `${name} : quel formulaire est visé, et quel id a-t-il ? Pour l’instant tous les formulaires du site comptent.`,
      selector: (name, value) =>
        `${name} : l’élément correspond-il à ${value} ? Sinon, merci d’ajouter cet attribut ou de nous donner un sélecteur CSS qui lui correspond.`,
      player: (name) => `${name} : la vidéo est-elle intégrée depuis YouTube ? Sinon, quel est le lecteur (Vimeo, un élément HTML5 <video>, un autre) ?`,
      path: (name, value) => `${name} : quel chemin a la page ? Nous attendons un chemin qui contient '${value}'.`,
    },
  },
}
