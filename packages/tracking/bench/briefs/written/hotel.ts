import { type Brief, directions, download, newsletter, phone } from '../brief.ts'

export const hotel: Brief = {
  id: 'hotel',
  language: 'en',
  site: 'www.harbourviewhotel.example',
  text: `Subject: tracking for the new site

Hi Dana,

as promised on the phone, here is what we'd like to know once the new site of the Harbour View is live. The booking itself happens at our booking engine (book.harbourview-reservations.example), so I guess you only see people leaving.

- how many people click "Book now" and go over to the booking engine
- how many check availability, that's the little form with arrival and departure on the home page (#availability)
- phone calls from the mobile site
- who opens the page of a room, and which room
- people who download the wedding brochure (PDF)
- enquiries for weddings and conferences, the form on the Events page. After sending you land on /events/thank-you. This one counts as a conversion, a wedding is worth about £4,000 to us
- sign-ups for the newsletter in the footer
- clicks on "Get directions"
- table reservations for the restaurant, that's the OpenTable button
- we'd also love to know whether guests were happy with their stay

Please don't track anything on the staff pages, and no need for scroll depth.

Kind regards
Tom Whitfield
General Manager, Harbour View Hotel
`,
  wishes: [
    {
      says: 'how many people click "Book now" and go over to the booking engine',
      events: ['booking_click', 'book_now_click', 'click_book_now', 'begin_checkout', 'cta_click', 'booking_engine_click', 'begin_booking'],
      ways: ['click', 'auto'],
      visit: ['open /', 'click a.book'],
    },
    {
      says: "how many check availability, that's the little form with arrival and departure on the home page (#availability)",
      events: ['check_availability', 'availability_search', 'search', 'search_availability', 'availability_check'],
      ways: ['form', 'push', 'click'],
      visit: ['open /', 'submit #availability', 'asked'],
    },
    { says: 'phone calls from the mobile site', events: phone, ways: ['click'], visit: ['open /', 'click header a[href^="tel:"]'] },
    {
      says: 'who opens the page of a room, and which room',
      events: ['view_item', 'view_room', 'room_page_view', 'room_view'],
      ways: ['push', 'page'],
      key: false,
      parameters: ['items|item_name|room(_name|_type)?|page_location|page_title'],
      visit: ['open /rooms/harbour-suite', 'asked'],
    },
    {
      says: 'people who download the wedding brochure (PDF)',
      events: download,
      ways: ['auto', 'click'],
      visit: ['open /events', 'click a[href$=".pdf"]'],
    },
    {
      says: 'enquiries for weddings and conferences, the form on the Events page. After sending you land on /events/thank-you. This one counts as a conversion, a wedding is worth about £4,000 to us',
      events: ['generate_lead', 'event_enquiry', 'wedding_enquiry', 'submit_enquiry', 'send_enquiry'],
      ways: ['page', 'form', 'push'],
      key: true,
      parameters: ['value', 'currency'],
      visit: ['open /events', 'submit #events-enquiry', 'open /events/thank-you', 'asked'],
    },
    { says: 'sign-ups for the newsletter in the footer', events: newsletter, ways: ['form', 'push'], visit: ['open /', 'submit footer form', 'asked'] },
    { says: 'clicks on "Get directions"', events: [...directions, 'cta_click'], ways: ['click'], visit: ['open /', 'click a[href*="google.com/maps"]'] },
    {
      says: "table reservations for the restaurant, that's the OpenTable button",
      events: [
        'make_reservation',
        'booking_click',
        'table_reservation',
        'reserve_table',
        'opentable_click',
        'book_table',
        'table_booking',
        'cta_click',
        'click',
      ],
      ways: ['click', 'auto'],
      visit: ['open /restaurant', 'click a[href*="opentable."]'],
    },
    { says: 'whether guests were happy with their stay', events: [] },
  ],
  fine: ['page_view', 'session_start', 'first_visit'],
  pages: {
    '/': `<header><a href="tel:+441326555010">01326 555010</a><a class="btn book" href="https://book.harbourview-reservations.example/?hotel=412">Book now</a></header>
<main><form id="availability" action="/availability"><input type="date" name="arrival"><input type="date" name="departure"><button>Check availability</button></form>
<p>Harbour Road 3, Falmouth. <a href="https://www.google.com/maps/dir/?api=1&destination=Harbour+View+Hotel" target="_blank">Get directions</a></p></main>
<footer><form id="newsletter-form" class="newsletter" action="/subscribe" method="post"><input type="email" name="email"><button>Sign up</button></form></footer>`,
    '/rooms/harbour-suite': `<main><h1>Harbour Suite</h1><p>from £210 a night</p></main>`,
    '/restaurant': `<main><h1>The Quay</h1><a class="btn" href="https://www.opentable.co.uk/r/the-quay-falmouth">Reserve a table</a></main>`,
    '/events': `<main><h1>Weddings and conferences</h1><a href="/files/wedding-brochure.pdf">Wedding brochure (PDF)</a>
<form id="events-enquiry" action="/events/thank-you" method="post"><input name="name"><input name="email"><textarea name="message"></textarea><button>Send enquiry</button></form></main>`,
    '/events/thank-you': `<main><h1>Thank you</h1></main>`,
  },
}
