/** What stands on the pages: no text of anybody else's. */
export interface Words {
  buttons: readonly string[]
  menu: readonly string[]
  links: readonly string[]
  titles: readonly string[]
  sentences: readonly string[]
  fields: readonly string[]
  hints: readonly string[]
  columns: readonly string[]
  things: readonly string[]
  people: readonly string[]
}

const split = (text: string) => text.split('|').map((each) => each.trim())
const people = split('Ana Ruiz|Tom Becker|Lena Moreau|Jon Smith|Mia Schulz|Paul Martin|Sofía León|Kim Larsen')

export const words: Record<'en' | 'es' | 'fr' | 'de', Words> = {
  en: {
    buttons: split(
      'Sign up|Start free trial|Buy now|Add to cart|Get started|Send message|Subscribe|Book a demo|Save|Download|Continue|Search|Log in|Apply|Request a quote|Try it free|Join|OK|Cancel|Create account|Check out|Export',
    ),
    menu: split(
      'Home|Products|Pricing|About|Contact|Blog|Docs|Support|Careers|Shop|Features|Customers|Partners|News|Events|Settings|Reports|Users|Orders|Overview',
    ),
    links: split(
      'Learn more|Read more|See all|Privacy policy|Terms of use|Forgot your password?|View details|Show all reviews|Imprint|Cookie settings|Help centre|Compare plans|Edit|Delete|Open issue|Back to overview|Shipping and returns|See pricing|Our team|Delivery times',
    ),
    titles: split(
      'Measure what matters|A calmer way to work|Latest stories|Everything in one place|Plans for every team|What people say|Our services|Build faster|New arrivals|Frequently asked questions|Monthly revenue|Recent orders|Keep in touch|How it works|Popular this week',
    ),
    sentences: split(
      'Every order leaves our house within two days.|Nothing to install and nothing to forget.|The team meets on Tuesdays to look at what changed.|Figures are counted once and shown to everybody.|We write about gardens, kitchens and small machines.|Most people need less than ten minutes for the first page.|A quiet tool for people who like to know.|Returns are free for thirty days.|The second edition has more pictures and fewer words.|You can change your mind at any time.|Our workshop is open from nine to five.|Each report names the source of its figures.|Nobody has to read the manual twice.|It rains less often than people believe.',
    ),
    fields: split('Name|E-mail address|Password|Company|Phone|Message|Street|City|Country|Search|Date|Card number|Subject|Quantity|Postcode'),
    hints: split('you@example.com|Your name|Search products|Select one|Write to us|At least 12 characters|Optional|+1 555 0100|Type here'),
    columns: split('Date|Status|Customer|Amount|Product|City|Owner|Updated|Visits|Share'),
    things: split('Oak table|Blue lamp|Wool blanket|Garden chair|Tea pot|Notebook|Rain jacket|Steel bottle|Desk clock|Canvas bag|Running shoe|Soup bowl'),
    people,
  },
  es: {
    buttons: split(
      'Registrarse|Prueba gratis|Comprar ahora|Añadir al carrito|Empezar|Enviar mensaje|Suscribirse|Pedir una demo|Guardar|Descargar|Continuar|Buscar|Entrar|Solicitar|Pedir presupuesto|Unirse|Aceptar|Cancelar|Crear cuenta|Pagar',
    ),
    menu: split(
      'Inicio|Productos|Precios|Nosotros|Contacto|Blog|Ayuda|Soporte|Empleo|Tienda|Funciones|Clientes|Noticias|Eventos|Ajustes|Informes|Usuarios|Pedidos|Resumen',
    ),
    links: split(
      'Saber más|Leer más|Ver todo|Política de privacidad|Condiciones de uso|¿Olvidaste la contraseña?|Ver detalles|Todas las opiniones|Aviso legal|Configurar cookies|Centro de ayuda|Comparar planes|Editar|Borrar|Volver al resumen|Envíos y devoluciones|Ver precios|Nuestro equipo',
    ),
    titles: split(
      'Mide lo que importa|Trabajar con calma|Últimas historias|Todo en un solo lugar|Planes para cada equipo|Lo que dicen de nosotros|Nuestros servicios|Novedades|Preguntas frecuentes|Ingresos del mes|Pedidos recientes|Cómo funciona|Lo más visto',
    ),
    sentences: split(
      'Cada pedido sale de nuestra casa en dos días.|Nada que instalar y nada que olvidar.|El equipo se reúne los martes para ver los cambios.|Las cifras se cuentan una vez y se enseñan a todos.|Escribimos sobre jardines, cocinas y máquinas pequeñas.|Casi nadie necesita más de diez minutos.|Una herramienta tranquila para quien quiere saber.|Las devoluciones son gratis durante treinta días.|La segunda edición tiene más imágenes y menos palabras.|Puedes cambiar de opinión cuando quieras.|El taller abre de nueve a cinco.|Cada informe dice de dónde vienen sus datos.',
    ),
    fields: split('Nombre|Correo electrónico|Contraseña|Empresa|Teléfono|Mensaje|Calle|Ciudad|País|Buscar|Fecha|Asunto|Cantidad|Código postal'),
    hints: split('tu@example.com|Tu nombre|Buscar productos|Elige uno|Escríbenos|Opcional|Al menos 12 letras'),
    columns: split('Fecha|Estado|Cliente|Importe|Producto|Ciudad|Responsable|Visitas|Cuota'),
    things: split('Mesa de roble|Lámpara azul|Manta de lana|Silla de jardín|Tetera|Cuaderno|Impermeable|Botella de acero|Reloj|Bolso de tela|Zapatilla|Cuenco'),
    people,
  },
  fr: {
    buttons: split(
      "S'inscrire|Essai gratuit|Acheter|Ajouter au panier|Commencer|Envoyer|S'abonner|Demander une démo|Enregistrer|Télécharger|Continuer|Rechercher|Se connecter|Postuler|Demander un devis|Rejoindre|D'accord|Annuler|Créer un compte|Payer",
    ),
    menu: split(
      'Accueil|Produits|Tarifs|À propos|Contact|Blog|Aide|Assistance|Emplois|Boutique|Fonctions|Clients|Actualités|Agenda|Réglages|Rapports|Membres|Commandes|Aperçu',
    ),
    links: split(
      'En savoir plus|Lire la suite|Tout voir|Confidentialité|Conditions générales|Mot de passe oublié ?|Voir le détail|Tous les avis|Mentions légales|Gérer les cookies|Centre d’aide|Comparer les offres|Modifier|Supprimer|Retour à l’aperçu|Livraison et retours|Voir les tarifs|Notre équipe',
    ),
    titles: split(
      'Mesurez l’essentiel|Travailler au calme|Derniers récits|Tout au même endroit|Une offre pour chaque équipe|Ils en parlent|Nos services|Nouveautés|Questions fréquentes|Recettes du mois|Commandes récentes|Comment ça marche|Les plus lus',
    ),
    sentences: split(
      'Chaque commande part de chez nous en deux jours.|Rien à installer et rien à oublier.|L’équipe se retrouve le mardi pour voir ce qui change.|Les chiffres sont comptés une fois et montrés à tous.|Nous écrivons sur les jardins, les cuisines et les machines.|Dix minutes suffisent pour la première page.|Un outil discret pour celles et ceux qui veulent savoir.|Les retours sont gratuits pendant trente jours.|La deuxième édition a plus d’images et moins de mots.|Vous pouvez changer d’avis à tout moment.|L’atelier est ouvert de neuf à dix-sept heures.|Chaque rapport cite la source de ses chiffres.',
    ),
    fields: split('Nom|Adresse e-mail|Mot de passe|Société|Téléphone|Message|Rue|Ville|Pays|Recherche|Date|Objet|Quantité|Code postal'),
    hints: split('vous@example.com|Votre nom|Chercher un produit|Choisir|Écrivez-nous|Facultatif|12 caractères au moins'),
    columns: split('Date|État|Client|Montant|Produit|Ville|Responsable|Visites|Part'),
    things: split('Table en chêne|Lampe bleue|Plaid en laine|Chaise de jardin|Théière|Carnet|Veste de pluie|Gourde|Horloge|Sac en toile|Basket|Bol à soupe'),
    people,
  },
  de: {
    buttons: split(
      'Registrieren|Kostenlos testen|Jetzt kaufen|In den Warenkorb|Loslegen|Nachricht senden|Abonnieren|Demo buchen|Speichern|Herunterladen|Weiter|Suchen|Anmelden|Bewerben|Angebot anfordern|Beitreten|Einverstanden|Abbrechen|Konto anlegen|Zur Kasse',
    ),
    menu: split(
      'Start|Produkte|Preise|Über uns|Kontakt|Blog|Hilfe|Service|Stellen|Laden|Funktionen|Kunden|Neuigkeiten|Termine|Einstellungen|Berichte|Mitglieder|Bestellungen|Übersicht',
    ),
    links: split(
      'Mehr erfahren|Weiterlesen|Alle ansehen|Datenschutz|Nutzungsbedingungen|Passwort vergessen?|Einzelheiten|Alle Bewertungen|Impressum|Cookies verwalten|Hilfebereich|Tarife vergleichen|Bearbeiten|Löschen|Zurück zur Übersicht|Versand und Rückgabe|Preise ansehen|Unser Team',
    ),
    titles: split(
      'Messen, was zählt|Ruhiger arbeiten|Neueste Geschichten|Alles an einem Ort|Tarife für jedes Team|Was andere sagen|Unsere Leistungen|Neu eingetroffen|Häufige Fragen|Umsatz im Monat|Letzte Bestellungen|So funktioniert es|Beliebt in dieser Woche',
    ),
    sentences: split(
      'Jede Bestellung verlässt unser Haus in zwei Tagen.|Nichts zu installieren und nichts zu vergessen.|Das Team sieht sich dienstags an, was sich geändert hat.|Zahlen werden einmal gezählt und allen gezeigt.|Wir schreiben über Gärten, Küchen und kleine Maschinen.|Zehn Minuten genügen für die erste Seite.|Ein leises Werkzeug für Menschen, die es wissen wollen.|Rückgaben sind dreißig Tage lang kostenlos.|Die zweite Auflage hat mehr Bilder und weniger Wörter.|Sie können es sich jederzeit anders überlegen.|Die Werkstatt ist von neun bis fünf geöffnet.|Jeder Bericht nennt die Quelle seiner Zahlen.',
    ),
    fields: split('Name|E-Mail-Adresse|Passwort|Firma|Telefon|Nachricht|Straße|Ort|Land|Suche|Datum|Betreff|Menge|Postleitzahl'),
    hints: split('sie@example.com|Ihr Name|Produkte suchen|Bitte wählen|Schreiben Sie uns|Freiwillig|Mindestens 12 Zeichen'),
    columns: split('Datum|Status|Kundin|Betrag|Produkt|Ort|Zuständig|Aufrufe|Anteil'),
    things: split('Eichentisch|Blaue Lampe|Wolldecke|Gartenstuhl|Teekanne|Notizbuch|Regenjacke|Trinkflasche|Tischuhr|Stoffbeutel|Laufschuh|Suppenschale'),
    people,
  },
}
