/**
 * Things that people act on, one a line: English name, what is meant when a list names the thing alone (nothing: no wish by itself), then the words in English,
 * Spanish, French and German. Words are folded, as in the lexicons; `+` joins the words of one name. Together with `lexicon.outcomes.ts` they make a grid.
 */
export const things = `
application | submit | application application+form apply+form | solicitud solicitudes preinscripcion | dossier+de+candidature dossier+d+inscription demande+en+ligne | antrag antrage *antrag *antrage
information_request | submit | information+request info+request prospectus+request | pedir+informacion piden+informacion solicitud+de+informacion | demande+d+info demande+de+documentation | infomaterial* infoanforderung* informationsanfrage*
enrollment | complete | enrolment enrollment course+registration course+sign-up | matricula* | inscription+au+cours | kursanmeldung* einschreibung* kursbuchung*
open_day | register | open+day open+house open+evening | puertas+abiertas jornada+de+puertas+abiertas | portes+ouvertes jpo | tag+der+offenen+tur infoabend*
campus_tour | book | campus+tour campus+visit | visita+al+campus | visite+du+campus | campusfuhrung* fuhrung fuhrungen
scholarship | apply | scholarship grant bursary | beca becas | bourse bourses | stipendium* stipendien forderung*
library_card | register | library+card reader+card | carne+de+biblioteca carnet | carte+de+bibliotheque carte+de+lecteur | bibliotheksausweis* leseausweis*
loan | renew | loan borrowing lending | prestamo prestamos | pret emprunt* prets | ausleihe* leihe
book | reserve | book | libro libros | livre livres | buch bucher
ebook | click | ebook e-book ebooks digital+book | libro+electronico libros+electronicos | livre+numerique livres+numeriques | ebook* e-book*
hold | place | hold | reserva+de+libro | | vormerkung*
fine | pay | fine fines late+fee | multa multas | amende* penalite* | mahngebuhr* bussgeld*
fee | pay | fee fees tuition | tasa tasas cuota cuotas | frais cotisation* | gebuhr gebuhren beitrag+bezahlt
citation | click | citation cite | cita+bibliografica | citer | zitieren zitat*
suggestion | submit | suggestion purchase+suggestion | desiderata* sugerencia+de+compra propuesta+de+compra | suggestion* boite+a+idees proposition+d+achat | anschaffungswunsch* anschaffungsvorschlag*
challenge | complete | challenge reading+challenge | reto retos desafio* | defi defis | challenge herausforderung* 
badge | unlock | badge | insignia* medalla* | badge* medaille* | abzeichen*
pet | view | pet animal dog cat puppy kitten | mascota* animal animales perro perros perrito* gato gatos | animal animaux chien chiens chat+adopte chats | tier tiere hund hunde katze katzen
foster_application | submit | foster fostering foster+home foster+form | acogida casa+de+acogida | famille+d+accueil familles+d+accueil | pflegestelle*
adoption_request | submit | rehoming rehome rehoming+enquiry | | | 
lost_pet_report | submit | lost+pet found+pet lost+animal | animal+perdido aviso+de+animal perdido+o+encontrado | animal+perdu animal+trouve | tier+vermisst fundtier*
legacy | request | legacy will+gift | herencia* legado* | legs testament* | testament* erbschaft*
raffle | buy | raffle lottery | rifa sorteo loteria | tombola loterie | tombola verlosung* 
contest | enter | contest competition giveaway sweepstake prize+draw | concurso* | concours jeu+concours | gewinnspiel* wettbewerb*
listing | publish | listing ad seller+listing classified | anuncio anuncios | annonce annonces mise+en+ligne | inserat* anzeige anzeigen
seller | follow | seller vendor | vendedor* | vendeur* vendeuse* | verkaufer seller
dispute | open | dispute | disputa* | litige* | streitfall* kauferschutzfall*
boost | buy | boost featured+listing | destacado | mise+en+avant boost | boost hervorhebung*
deposit | complete | deposit first+deposit | deposito* ingreso+de+dinero | depot+d+argent versement* acompte* | einzahlung* anzahlung*
withdrawal | request | withdrawal payout cash+out | retirada+de+fondos | retrait+d+argent | auszahlung* abhebung*
card | order | card debit+card credit+card | tarjeta tarjetas | carte cartes | karte karten
wallet | add | wallet apple+pay google+pay | wallet apple+pay google+pay | wallet apple+pay google+pay | wallet apple+pay google+pay
terms | accept | terms t&c t&cs tcs terms+and+conditions tos | terminos condiciones+generales | cgv cgu conditions+generales | agb nutzungsbedingungen
verification_email | confirm | verification+email confirmation+email email+verification confirmation+link double+opt-in opt-in+link | correo+de+confirmacion enlace+de+confirmacion | courriel+de+validation mail+de+confirmation lien+de+confirmation double+opt-in | bestatigungsmail* bestatigungslink* double-opt-in doi
savings_pocket | create | pocket savings+pocket savings+goal | hucha* | poche poches cagnotte+epargne | sparziel* unterkonto
investment | buy | investment stock+order crypto+order crypto | inversion* | investissement* ordre+d+achat crypto | investition* sparplan* wertpapier* krypto
exchange_rate | use | currency+converter | cambio+de+divisas | convertisseur+de+devises | wahrungsrechner*
plate | enter | plate number+plate reg+plate licence+plate | matricula+del+coche | plaque+d+immatriculation immatriculation | kennzeichen*
driver_details | submit | driver+details driver | datos+del+conductor | infos+conducteur conducteur | fahrerdaten*
lookup | complete | lookup plate+lookup | consulta+de+matricula | recherche+de+plaque | abfrage*
insurer | click | insurer carrier provider | aseguradora* | assureur* | versicherer anbieter
clickout | click | clickout click-out clickouts | | clickout* | clickout* absprung+zum+anbieter
comparison_result | view | results+page result+list quote+list | resultados+de+la+comparativa | page+de+resultats | ergebnisliste* vergleichsergebnis*
paywall | view | paywall pay+wall metered+wall | muro+de+pago | paywall mur+payant | paywall* bezahlschranke*
epaper | open | epaper e-paper digital+edition edition | edicion+digital | edition+numerique journal+numerique | e-paper epaper ausgabe ausgaben
billing_period | select | billing+period billing+cycle monthly+and+yearly monthly+and+annual | mensual+y+anual | mensuel+et+annuel | monatlich+und+jahrlich
episode | play | episode ep podcast+episode | episodio* capitulo* | episode* | folge folgen episode*
player | play | audio+player web+player player+button | reproductor | lecteur+audio | audioplayer
feed | copy | rss feed private+feed | feed rss | flux+rss flux | feed rss
ad | complete | ad advert rewarded+ad reward+ad | anuncio+con+recompensa | pub publicite publicites | werbevideo* werbung
streak | reach | streak | racha* | serie+de+jours | serie streak
pack | select | pack coin+pack gem+pack | paquete* pack | pack packs | paket pakete
lives | buy | life lives | vida vidas | vie vies | leben
tournament | join | tournament league | torneo* liga | tournoi* | turnier* liga
guild | join | guild clan | gremio clan | guilde clan | gilde clan
skin | buy | skin | skin | skin | skin
part | view | part component spare+part | pieza* componente* recambio* | piece piece+detachee composant* | teil teile ersatzteil* bauteil* normteil*
drawing | upload | drawing technical+drawing blueprint | plano planos dibujo* | plan+technique dessin* | zeichnung*
viewer | open | viewer 3d+viewer model+viewer | visor visor+3d | visionneuse | betrachter 3d-betrachter viewer
rfq | submit | rfq request+for+quotation | rfq peticion+de+oferta formulario+de+oferta | rfq demande+de+prix | rfq preisanfrage*
site_visit | request | site+visit home+visit on-site+visit survey+visit | visita+tecnica visita+a+casa pedir+visita piden+la+visita | visite+technique visite+a+domicile | vor-ort-termin* hausbesuch* ortstermin*
installation | request | installation | instalacion* | installation | installation*
subsidy | view | subsidy grant+page | subvencion* ayudas | subvention* aides | zuschuss* forderung
maintenance | request | maintenance repair service+request | mantenimiento reparacion* | entretien reparation* depannage* | wartung* reparatur*
placement_test | complete | placement+test level+test assessment | test+de+nivel prueba+de+nivel | test+de+niveau test+de+placement | einstufungstest* 
lesson | complete | lesson lecture unit | leccion* clase+online | lecon* seance+de+cours | lektion* unterrichtsstunde*
trial_lesson | book | trial+lesson trial+class taster+class demo+class | clase+de+prueba clase+gratis | cours+d+essai | probestunde* probeunterricht* schnupperstunde*
teacher | view | teacher tutor instructor trainer coach | profesor* monitor* entrenador* | professeur* prof formateur* coach | lehrer lehrkraft* trainer* dozent* coach
student | register | student pupil learner | alumno* estudiante* | eleve etudiant* | schuler studierende* student studenten
schedule | view | timetable schedule class+schedule | horario+de+clases | emploi+du+temps planning | stundenplan* kursplan* spielplan*
dealer_search | use | dealer+search partner+search | | | 
warranty | register | warranty guarantee+registration product+registration | garantia* registro+de+producto | garantie* | garantie* produktregistrierung*
spare_parts | view | spare+parts | | | ersatzteilliste*
recall | view | product+recall | | | ruckruf+produkt
vet_appointment | book | vet+appointment vet+visit | cita+veterinaria | rdv+veterinaire | tierarzttermin*
meal_plan | download | meal+plan diet+plan | plan+de+comidas | plan+alimentaire | ernahrungsplan*
shopping_list | add | shopping+list | lista+de+la+compra | liste+de+courses | einkaufsliste*
ingredient | add | ingredient | ingrediente* | ingredient* | zutat zutaten
delivery | complete | delivery shipment parcel | entrega envio+del+pedido reparto paquete+entregado | livraison colis | lieferung sendung paket+geliefert
delivery_slot | select | delivery+slot delivery+window delivery+date | franja+de+entrega hora+de+entrega | creneau+de+livraison | lieferfenster* liefertermin*
packaging | select | gift+wrap gift+wrapping | envoltorio papel+de+regalo | emballage+cadeau papier+cadeau | geschenkverpackung*
engraving | add | engraving personalisation personalization | grabado personalizacion | gravure personnalisation | gravur personalisierung
subscription_pause | complete | subscription+pause pause+subscription | pausar+suscripcion pausa+de+suscripcion | pause+d+abonnement mise+en+pause | abopause* 
delivery_skip | complete | skip+a+delivery skip+delivery | saltar+entrega | | 
box | customize | box | caja+de+productos | box | box kiste
swap | complete | swap substitution | sustitucion* | | tausch*
restock | request | restock | reposicion | reassort | 
account_type | select | account+type user+type | tipo+de+cuenta | type+de+compte | kontotyp* kontoart*
company_profile | view | company+profile company+page | perfil+de+empresa | profil+entreprise | firmenprofil*
contact_details | view | contact+details | datos+de+contacto | coordonnees | kontaktdaten*
phone_number | view | reveal+phone show+phone+number show+number phone+reveal | ver+telefono mostrar+telefono | afficher+le+numero voir+le+numero | nummer+anzeigen
map | view | map | mapa mapas | carte+interactive plan+du+site | karte+ansicht lageplan* stadtplan*
floor_plan | view | floor+plan floorplan | plano+del+piso | plan+d+etage plan+de+masse | grundriss*
neighborhood | view | neighbourhood neighborhood area+guide | barrio* | quartier* | stadtteil* umgebung
agent | contact | agent estate+agent broker realtor | agente* | agent+immobilier courtier* conseiller* conseillere* | makler* berater* beraterin*
valuation | request | valuation home+valuation appraisal | valoracion+de+vivienda tasacion* | estimation* | immobilienbewertung* wertermittlung* 
tenant_application | submit | rental+application tenant+application | solicitud+de+alquiler | dossier+de+location | mieterselbstauskunft* 
mortgage | request | mortgage | hipoteca* | pret+immobilier credit+immobilier | baufinanzierung* hypothek*
tax_return | submit | tax+return tax+declaration | declaracion+de+la+renta | declaration+d+impots | steuererklarung*
consultation | book | consultation initial+consultation advice+call | consulta+inicial primera+consulta asesoria* | consultation+initiale premier+rendez-vous | erstberatung* beratung beratungsgesprach*
case | create | case | caso+legal expediente* | dossier dossiers | fall falle akte
lawyer | view | lawyer attorney | abogad* | avocat* | anwalt* rechtsanwalt*
checklist | complete | checklist | lista+de+comprobacion | checklist | checkliste+abgehakt
prescription_upload | complete | prescription+upload | subir+receta | envoi+d+ordonnance | rezept+hochgeladen rezept-upload
doctor_search | use | doctor+search find+a+doctor | buscador+de+medicos | annuaire+medical trouver+un+medecin | arztsuche*
symptom_checker | complete | symptom+checker | evaluador+de+sintomas | | symptom-check*
medicine | order | medicine drug medication | medicamento* | medicament* | medikament* arznei*
glasses | view | glasses frames lenses | gafas lentillas | lunettes lentilles | brille brillen kontaktlinsen
try_on | start | virtual+try-on try-on try+on | probador+virtual prueba+virtual | essayage+virtuel | virtuelle+anprobe anprobe*
hearing_test | complete | hearing+test eye+test vision+test | test+auditivo revision+de+vista | test+auditif examen+de+vue | hortest* sehtest*
gym_membership | buy | gym+membership | abono+de+gimnasio | abonnement+salle | fitnessvertrag*
tee_time | book | tee+time | | | startzeit*
court | book | court pitch lane | pista+de+padel pista+de+tenis | terrain court | platzbuchung* tennisplatz*
equipment | reserve | equipment rental+item hire+item bike+rental rental | alquiler alquileres material+de+alquiler | location+de+materiel materiel location+de+velo | leihgerat* verleih mietgerat* ausrustung* leihrad*
vehicle_reservation | complete | car+rental vehicle+rental | alquiler+de+coche | location+de+voiture | mietwagen*
trade_in | request | trade-in part+exchange | tasacion+de+coche | reprise+auto reprise+de+vehicule | inzahlungnahme*
financing | request | financing finance+form leasing | financiacion leasing | financement leasing | finanzierung* leasing*
charging_station | search | charging+station charger | punto+de+carga | borne borne+de+recharge | ladestation* wallbox* ladesaule*
workshop_appointment | book | service+appointment garage+appointment mot+booking | cita+de+taller cita+en+el+taller | rdv+atelier | werkstatttermin* servicetermin*
tire | view | tyre tire | neumatico* | pneu pneus | reifen*
seat_selection | complete | seat+selection seat+map seat+plan | seleccion+de+asiento* plano+de+butacas butaca* | choix+de+place plan+de+salle place+choisie | sitzplatz* sitzplan* saalplan* platzwahl
season_ticket | buy | season+ticket season+pass subscription+ticket | abono+de+temporada | abonnement+de+saison | dauerkarte* abo-karte*
lineup | view | lineup line-up programme+page program+page | cartel programacion programa+del+festival | programmation programme+du+festival | line-up programmheft* programm
artist | view | artist band speaker | artista* grupo+musical ponente* | artiste* groupe+musical intervenant* | kunstler* band referent*
exhibition | view | exhibition exhibit | exposicion* | exposition* expo | ausstellung*
audio_guide | start | audio+guide audioguide | audioguia* | audioguide* | audioguide* audio-guide
guided_tour | book | guided+tour tour+booking | visita+guiada | visite+guidee+reservee | fuhrung* stadtfuhrung*
group_booking | request | group+booking group+visit school+visit | reserva+de+grupo visita+de+grupo | reservation+de+groupe visite+de+groupe | gruppenanfrage* gruppenbuchung* schulklasse*
press_request | submit | press+request press+enquiry accreditation | solicitud+de+prensa acreditacion* | demande+de+presse accreditation* | presseanfrage* akkreditierung*
sponsor_form | submit | sponsor+form sponsorship+enquiry become+a+sponsor | formulario+de+patrocinio | devenir+sponsor | sponsoring* sponsorenanfrage*
exhibitor_application | submit | exhibitor stand+booking | expositor* stand | exposant* stand | aussteller* messestand*
speaker_application | submit | call+for+papers speaker+application | propuesta+de+ponencia | appel+a+communications | vortragseinreichung*
permit | request | permit licence+application | permiso* licencia+de+obra | permis+de+construire autorisation* | genehmigung* bauantrag*
citizen_report | submit | pothole+report citizen+report issue+report | aviso+ciudadano incidencia+en+la+calle | signalement* | mangelmelder* mangelmeldung*
waste_calendar | download | waste+calendar bin+calendar | calendario+de+basuras | calendrier+de+collecte | abfallkalender* mullkalender*
resident_registration | book | resident+registration | empadronamiento* | inscription+en+mairie | ummeldung* wohnsitzanmeldung*
poll_vote | submit | vote ballot | votacion voto votos | vote votes | abstimmung* stimme+abgegeben
proposal_idea | submit | idea citizen+proposal | idea ideas | idee idees | idee ideen
translation_order | submit | translation | traduccion* | traduction* | ubersetzung*
freelancer | contact | freelancer talent | freelance* autonomo+del+portal | freelance* independant* | freelancer*
shift | apply | shift | turno+de+trabajo | creneau+de+travail | schicht schichten
candidate | view | candidate | candidato* | candidat* | kandidat* bewerber*
salary_tool | use | salary+calculator salary+tool | calculadora+de+salario | simulateur+de+salaire | gehaltsrechner* gehaltsvergleich*
sensor | connect | sensor smart+device | sensor* | capteur* | sensor*
firmware | update | firmware software+update | actualizacion+de+firmware | mise+a+jour+logicielle | firmware* softwareupdate*
api_docs | view | api+docs documentation developer+docs | documentacion+de+la+api | documentation+api | api-doku* dokumentation*
code_snippet | copy | code+snippet code+block code | fragmento+de+codigo | extrait+de+code | codebeispiel* code-schnipsel
sandbox | start | sandbox playground | sandbox | bac+a+sable | sandbox testumgebung
changelog | view | changelog release+notes | novedades | notes+de+version | changelog neuerungen
roadmap | vote | roadmap feature+request | hoja+de+ruta | feuille+de+route | roadmap
status_page | view | status+page | pagina+de+estado | page+de+statut | statusseite*
roi_calculator | complete | roi+calculator savings+calculator cost+calculator price+calculator fee+calculator fees+calculator | calculadora+de+ahorro simulador+de+ahorro simulador+de+becas | simulateur+d+economies | sparrechner* preisrechner* kostenrechner* zinsrechner* dachrechner* tarifrechner*
audit | request | audit website+check free+check seo+check | auditoria* | audit audits | audit website-check
case_study | download | case+study success+story | caso+de+exito historia+de+exito | etude+de+cas | fallstudie* erfolgsgeschichte* referenzbericht*
reference | view | reference project+reference portfolio portfolio+item | referencia* portfolio obra+realizada | reference realisation* portfolio | referenz* portfolio projektbeispiel*
team_page | view | team+page about+page | pagina+del+equipo | page+equipe | teamseite*
partner | contact | partner affiliate reseller | colaborador+comercial afiliado* | partenaire* affilie* | partner affiliate
affiliate_link | click | affiliate+link | enlace*+de+afiliado | lien*+affilie* lien*+d+affiliation | affiliate-link* partnerlink*
loyalty_card | add | loyalty+card | tarjeta+de+fidelidad | carte+de+fidelite | kundenkarte* treuekarte*
text_size | change | text+size font+size large+print large+text | tamano+de+letra letra+grande | taille+du+texte grands+caracteres | schriftgrosse* grosse+schrift
read_aloud | start | read+aloud listen+to+the+page text+to+speech | escuchar+la+pagina lectura+en+voz+alta | ecouter+la+page lecture+vocale | vorlesen vorlesefunktion*
easy_language | open | easy+read plain+language | lectura+facil | facile+a+lire falc | leichte+sprache
sign_language | play | sign+language | lengua+de+signos | langue+des+signes | gebardensprache*
print_view | open | print+view | version+para+imprimir | version+imprimable | druckansicht*
widget | open | widget | widget* | widget* | widget*
toggle | switch | toggle slider switch | conmutador* | bascule curseur | schalter schieberegler
dropdown | select | dropdown drop-down | desplegable* | liste+deroulante menu+deroulant | dropdown* auswahlliste*
autocomplete | select | autocomplete suggestion+list search+suggestion | autocompletado sugerencias+de+busqueda | autocompletion suggestions+de+recherche | vorschlagsliste* autovervollstandigung suchvorschlag*
recommendation | click | recommended+product related+product related+article recommendation+box you+may+also+like | producto+relacionado productos+relacionados articulos+relacionados | produit+associe produits+similaires articles+lies | ahnliche+produkte empfohlene+produkte verwandte+artikel
load_more | click | load+more show+more | ver+mas cargar+mas | voir+plus charger+plus | mehr+laden mehr+anzeigen
pagination | click | pagination next+page | paginacion | pagination | blattern seitennavigation
back_to_top | click | back+to+top | volver+arriba | retour+en+haut | nach+oben
tooltip | open | tooltip info+icon | tooltip icono+de+informacion | infobulle* | tooltip infosymbol
table_of_contents | click | table+of+contents | indice+de+contenidos | sommaire table+des+matieres | inhaltsverzeichnis*
topic | follow | topic tag | tema temas | sujet+suivi thematique* | thema themen
author | follow | author | autor autora autores | auteur* | autor autorin autoren
cart | add | cart basket bag trolley | carrito* cesta* carro | panier* | warenkorb* einkaufswagen korb
product | view | product item sku | producto* articulo* prenda* ficha | produit* article fiche+produit | produkt* artikel
order | buy | order takeaway | pedido* encargo* | commandes commande | bestellung* auftrag
checkout | start | checkout | checkout caja proceso+de+compra | caisse tunnel+d+achat tunnel+de+commande checkout | kasse checkout bestellprozess
payment | complete | payment | pago* cobro* | paiement* reglement* | zahlung* bezahlung*
payment_method |select | payment+method payment+option payment+type card+form | metodo*+de+pago forma+de+pago medio+de+pago | moyen*+de+paiement mode*+de+paiement | zahlungsart* zahlungsmethode* bezahlart*
delivery_option | select | delivery+option delivery+method shipping+method shipping+option | metodo+de+envio forma+de+envio | mode*+de+livraison | versandart* liefermethode*
delivery_area | check | delivery+area postcode zip+code | codigo+postal zona+de+reparto zona+de+entrega | code+postal zone+de+livraison | plz postleitzahl liefergebiet*
pickup | select | pickup pick+up click+and+collect click&collect | recogida recoger+en+tienda | retrait+magasin retrait+en+magasin click+and+collect click+collect | abholung* selbstabholung click+and+collect
coupon | apply | coupon* promo+code discount+code voucher+code promocode discount | cupon* codigo+promocional codigo+de+descuento descuento | code+promo codes+promo bon+de+reduction coupon* remise* | rabattcode* gutscheincode* coupon* rabatt* aktionscode*
gift_card | buy | gift+card gift+voucher voucher gift+certificate | tarjeta*+regalo bono*+regalo vale*+regalo cheque*+regalo | carte*+cadeau* cheque*+cadeau* bon*+cadeau* | gutschein* geschenkkarte* geschenkgutschein*
gift_registry | create | gift+registry wedding+list registry | lista*+de+boda lista+de+regalos | liste*+de+mariage liste*+de+naissance liste+cadeaux | hochzeitsliste* geschenkliste* wunschtisch
wishlist | add | wishlist wish+list favourite favorite heart heart+icon shortlist watchlist saved+item | favorit* lista+de+deseos deseos corazon | favori* liste+d+envie* liste+de+souhait* coup*+de+coeur | merkzettel* wunschliste* favorit* merkliste* herzchen herz watchlist
stock_alert | request | stock+alert back+in+stock availability+alert | aviso+de+stock aviso+de+disponibilidad | alerte+stock alerte+disponibilite retour+en+stock | verfugbarkeitsalarm benachrichtigung+bei+verfugbarkeit
price_alert | create | price+alert price+alarm | alerta*+de+precio* | alerte*+prix alerte*+de+prix | preisalarm* preiswecker
out_of_stock | view | out+of+stock sold+out sold-out | agotad* sin+stock | rupture+de+stock epuise* en+rupture | ausverkauft* vergriffen nicht+lieferbar ausgebucht*
size_guide | view | size+guide size+chart sizing sizing+guide | guia+de+tallas tabla+de+tallas | guide+des+tailles tableau+des+tailles | grossentabelle* grossenberater*
variant | select | variant colour color | variante* color colores | variante* coloris couleur* | variante* farbe*
quick_view | view | quick+view quickview | vista+rapida | apercu+rapide vue+rapide | schnellansicht*
extra | add | extra addon add-on upsell upgrade+option | extra extras complemento* suplemento* | extra supplement* option*+supplementaire* | extras zusatzleistung* zusatzoption*
bundle | select | bundle package+deal | lote* pack | lot pack | paket* bundle*
subscription_box | subscribe | subscription+box | caja+de+suscripcion | box | abobox
sample | request | sample free+sample swatch | muestra* | echantillon* | muster probe* gratisprobe*
return | request | return | devolucion* | retour* | retoure* rucksendung* ruckgabe*
return_label | print | return+label label | etiqueta* | etiquette* | rucksendeetikett* retourenlabel* etikett*
exchange | request | exchange | cambio+de+talla | echange* | umtausch*
refund | complete | refund | reembolso* | remboursement* | ruckerstattung* erstattung* ruckzahlung*
invoice | download | invoice bill receipt | factura* recibo* | facture* recu | rechnung* beleg*
minimum_order | | minimum+order | pedido+minimo | minimum+de+commande commande+minimum | mindestbestellwert* mindestbestellmenge
tracking_page | view | parcel+tracking order+status delivery+status shipment+tracking where+is+my+order | seguimiento+del+pedido estado+del+pedido seguimiento+de+envio | suivi+de+commande suivi+du+colis suivi+de+colis | sendungsverfolgung* bestellstatus* lieferstatus
booking | complete | booking reservation table+booking room+booking | reserva reservas reserva* | reservation* resa | buchung* reservierung* tischreservierung* *buchung *buchungen *reservierung *reservierungen
availability | search | availability availability+search | disponibilidad* | disponibilite* dispo dispos | verfugbarkeit* verfugbarkeitssuche*
alternative_date | select | alternative+date other+date | fecha+alternativa otra+fecha | autre+date date+alternative | ausweichtermin* alternativtermin*
room | view | room suite accommodation cottage apartment chalet | habitacion* cabana* alojamiento* | chambre* gite* hebergement* logement* | zimmer* suite* unterkunft* ferienwohnung* 
table | book | table | mesa | table | tisch
menu | view | menu menu+card wine+list lunch+card dinner+card food+menu | carta menu+del+dia carta+de+vinos | carte+des+vins menu+du+jour menu | speisekarte* karte weinkarte* mittagskarte* getrankekarte* menukarte*
dish | view | dish meal recipe+card | plato* | plat plats | gericht gerichte speise* 
recipe | view | recipe | receta* | recette* | rezept rezepte rezept*
allergen_list | view | allergen allergy | alergeno* | allergene* | allergen*
waitlist | join | waitlist waiting+list wait+list | lista+de+espera | liste+d+attente file+d+attente | warteliste* waretliste
appointment | book | appointment apt appt slot consultation visit+slot viewing+appointment | cita citas turno turnos | rendez+vous rdv consultation+video prise+de+rdv | termin termine* terminbuchung* sprechstunde* beratungstermin*
time_slot | select | time+slot timeslot time | hora franja+horaria horario* hueco | creneau* horaire* | uhrzeit zeitfenster* slot*
treatment | select | treatment therapy | tratamiento* terapia* | soin soins traitement* | behandlung* therapie*
viewing | request | property+viewing house+viewing | visita+al+piso | visite+du+bien visite+d+appartement | besichtigung* besichtigungstermin* wohnungsbesichtigung*
test_drive | request | test+drive | prueba+de+conduccion prueba+de+manejo | essai+routier essai+auto essai+du+vehicule essais | probefahrt*
property | view | property listing home+listing real+estate+listing flat house | inmueble* piso pisos vivienda* propiedad* anuncio* | bien+immobilier biens annonce* appartement* maison maisons | immobilie* objekt* wohnung* expose* inserat* anzeige
vehicle | view | vehicle | vehiculo* coche* | vehicule* voiture* | fahrzeug* auto autos wagen
mortgage_calculator | use | mortgage+calculator loan+calculator finance+calculator | simulador+de+hipoteca calculadora+de+hipoteca | simulateur+de+pret | hypothekenrechner* kreditrechner* finanzierungsrechner*
calculator | use | calculator estimator calc | calculadora* simulador* | calculateur* simulateur* calculette simulation* | rechner *rechner
configurator | use | configurator configuration builder planner+tool | configurador* | configurateur* | konfigurator* planer
quote | request | quote quotation estimate quote+request | presupuesto* cotizacion* | devis | angebot angebote angebotsanfrage* kostenvoranschlag* offerte*
proposal | request | proposal rfp | propuesta* | proposition* | vorschlag*
enquiry | submit | enquiry inquiry inquiries enquiries contact+request | consulta consultas solicitud+de+informacion | demande+d+information demande+de+renseignement* demandes+entrantes | anfrage anfragen *anfrage *anfragen
contact_form | submit | contact+form contact+us+form | formulario+de+contacto | formulaire+de+contact | kontaktformular*
form | submit | form questionnaire online+form | formulario* cuestionario* | formulaire* questionnaire* | formular* fragebogen* *formular *formulare
form_step | complete | form+step step stage | paso pasos etapa* | etape etapes | schritt schritte
form_field | view | field input | campo campos | champ champs | feld felder *feld
form_error | view | error+message validation+error errors error+msg | mensaje*+de+error error errores | message*+d+erreur erreur erreurs | fehlermeldung* fehler *fehler
file_upload | complete | file+upload upload attachment | adjunto* | piece+jointe pieces+jointes fichier+joint | dateiupload* anhang upload* hochladen
document | upload | document paperwork passport passport+scan id+card scan proof | documento* documentacion pasaporte dni justificante* | document documents justificatif* passeport piece+d+identite | dokument* unterlage* ausweis* nachweis* reisepass
signature | complete | signature e-signature esignature contract | firma firmas contrato* | signature* contrat* | unterschrift* signatur* vertrag vertrage
identity | verify | identity kyc id+check | identidad kyc | identite kyc verification+d+identite | identitat* kyc identprufung* postident videoident
callback | request | callback call+back call-back | llamada+de+vuelta te+llamamos rellamada | rappel rappels demande+de+rappel | ruckruf*
phone | click | phone+number phone telephone call+button call+btn tel | telefono* numero+de+telefono | telephone* numero+de+telephone tel | telefonnummer* telefon* rufnummer*
email | click | e-mail+address email+address e-mail+link mailto | correo+electronico direccion+de+correo | adresse+e-mail adresse+mail | e-mail-adresse mailadresse* mail-link
whatsapp | click | whatsapp* wa | whatsapp* wasap | whatsapp* | whatsapp*
sms_list | join | sms+list sms+alert text+message+list sms | sms | sms | sms
directions | click | direction directions map google+maps how+to+get | como+llegar mapa google+maps | itineraire* plan+d+acces google+maps | anfahrt* route* wegbeschreibung* google+maps karte+anfahrt
opening_hours | view | opening+hours opening+times | horario+de+apertura horarios | horaires+d+ouverture heures+d+ouverture | offnungszeit*
store_locator | use | store+finder store+locator branch+finder dealer+finder dealer+locator store+search nearest+store | buscador+de+tiendas localizador tienda+cercana | localisateur recherche+de+magasin trouver+un+magasin point*+de+vente | filialfinder* handlersuche* filialsuche* standortsuche* storefinder
dealer | contact | dealer retailer partner stockist | distribuidor* | revendeur* distributeur* concessionnaire* | handler fachhandler
newsletter | signup | newsletter mailing+list email+list | newsletter boletin* | newsletter* infolettre* lettre+d+information | newsletter* 
popup | view | popup pop-up pop+up modal overlay | popup* ventana+emergente | popup* pop-up fenetre+pop-up | popup* pop-up overlay
banner | click | banner hero slider carousel teaser | banner* carrusel* | banniere* bandeau* carrousel* encart* | banner* teaser* slider* karussell* kachel*
promotion | view | promotion promo special+offer deal | promocion* oferta* | promotion* promo offre+speciale offres+du+moment | aktion aktionen sonderangebot* aktionsbanner
button | click | button btn cta | boton botones | bouton boutons cta | button* knopf schaltflache* btn cta
link | click | link hyperlink | enlace* | lien liens | link links verweis*
outbound_link | click | outbound+link outgoing+link external+link | enlace*+saliente* enlace*+externo* enlaces+a+terceros | lien*+sortant* lien*+externe* | externe+links ausgehende+links
menu_link | click | navigation nav+menu main+menu burger+menu hamburger | menu+de+navegacion menu+principal | menu+de+navigation menu+principal menu+burger | hauptmenu navigation burgermenu
tab | view | tab | pestana* | onglet* | reiter tab tabs
accordion | open | accordion | acordeon* | accordeon* | akkordeon* aufklapper
faq | open | faq faqs question+and+answer | faq preguntas+frecuentes | faq questions+frequentes | faq faqs haufige+fragen
chat | start | chat chatbot live+chat chat+widget bot | chat chatbot | chat+en+ligne chatbot tchat messagerie+instantanee chat | chat* chatbot*
message | send | message dm chat+message | mensaje* | message messages | nachricht nachrichten
support_ticket | submit | ticket support+ticket support+request case helpdesk+ticket | ticket incidencia* | ticket+support ticket demande+d+assistance demande+de+support | supportticket* ticket supportanfrage* storungsmeldung*
complaint | submit | complaint | queja* reclamacion* | reclamation* plainte* | beschwerde* reklamation*
feedback | submit | feedback | opinion opiniones sugerencia* | avis+interne retour+d+experience | feedback* ruckmeldung*
help_article | view | help+article help+page kb+article knowledge+base help+centre help+center | articulo*+de+ayuda centro+de+ayuda | article*+d+aide centre+d+aide | hilfeartikel* hilfeseite* hilfebereich
thumb | click | thumbs+up thumbs+down thumb | pulgar* | pouce* | daumen*
survey | submit | survey poll | encuesta* sondeo | sondage* enquete* | umfrage* befragung*
nps | submit | nps satisfaction+score | nps | nps | nps
quiz | complete | quiz test+yourself | quiz test cuestionario+de+autoevaluacion | quiz test | quiz quizze
review | submit | review testimonial | resena* opiniones+de+clientes valoracion* | avis avis+client* temoignage* | bewertung* rezension* kundenstimme*
google_review | click | google+review google+reviews | resena*+de+google resena*+en+google | avis+google | google+bewertung* google-bewertung* google+rezension*
rating | submit | rating star+rating | puntuacion* | note+sur | sternebewertung* note
comment | submit | comment | comentario* | commentaire* | kommentar*
question | submit | question | pregunta* | question questions | frage fragen
answer | submit | answer reply | respuesta* | reponse* | antwort antworten
article | read | article blog+post post blog+article guide+article transcript | articulo+del+blog articulos+del+blog entrada+del+blog post noticia* | article+de+blog articles+du+blog articles+de+blog billet* | blogartikel* blogbeitrag* beitrag beitrage artikel+im+blog ratgeber*
pricing | view | pricing price+list price+page pricing+page prices rates | precios tarifas lista+de+precios pagina+de+precios | tarifs grille+tarifaire page+tarifs page+des+tarifs | preise preisseite preisliste* tarife preisubersicht
brochure | download | brochure catalogue catalog leaflet flyer prospectus | folleto* catalogo* | brochure* catalogue* plaquette* depliant* | broschure* katalog* prospekt* flyer
pdf | download | pdf pdfs | pdf pdfs | pdf pdfs | pdf pdfs *-pdf
file | download | file download spreadsheet template+file slides slide+deck | archivo* fichero* descarga* diapositiva* | fichier* telechargement* diapo* | datei dateien download* vorlage+datei folien
whitepaper | download | whitepaper white+paper ebook e-book guide checklist report+pdf case+study | ebook guia guias whitepaper checklist caso*+de+exito | livre+blanc livres+blancs ebook guide guides checklist etude+de+cas etudes+de+cas | whitepaper* ebook* leitfaden* checkliste* fallstudie* merkblatt*
data_sheet | download | data+sheet datasheet spec+sheet manual instruction+manual | ficha*+tecnica* manual manuales | fiche*+technique* notice* mode+d+emploi | datenblatt* datenblatter bedienungsanleitung* anleitung*
cad_file | download | cad cad+file drawing+file step+file 3d+file | cad plano* | cad fichier*+cao cao | cad cad-datei* cad-daten zeichnung*
price_list | download | price+list | lista+de+precios | liste+de+prix | preisliste*
video | start | video clip film trailer reel recording replay movie | video* grabacion* trailer | video* enregistrement* replay film bande+annonce | video* film filme trailer aufzeichnung* *video *film
audio | play | audio podcast episode song audiobook | audio podcast* episodio* cancion* audiolibro* | audio podcast* episode* extrait* chanson* | audio podcast* folge folgen horprobe* song hoerprobe* 
live_stream | start | live+stream livestream stream live+broadcast | directo emision+en+directo streaming | direct+video live diffusion+en+direct | livestream* live-stream* stream
gallery | view | gallery photo+gallery photos pictures lightbox images image+gallery before+after | galeria* fotos | galerie* photos diaporama | galerie* bildergalerie* fotos bilder fotogalerie*
photo | view | photo picture image | foto imagen imagenes | photo image | foto bild bildes
zoom | use | zoom | zoom | zoom | zoom
virtual_tour | start | virtual+tour 360+tour 3d+tour 360 3d+view 3d+model ar+view | visita+virtual tour+virtual 360 recorrido+virtual | visite+virtuelle 360 visite+3d | 360+rundgang virtuelle*+rundgang rundgang* virtuelle+tour 3d-ansicht 360-grad-rundgang 3d-modell*
product_tour | start | product+tour guided+tour walkthrough | tour+guiado visita+guiada+del+producto | visite+guidee | produkttour* produktrundgang
lookbook | view | lookbook | lookbook | lookbook | lookbook
onboarding | complete | onboarding setup+wizard setup welcome+wizard wizard welcome+tour | onboarding asistente asistente+de+bienvenida configuracion+inicial | onboarding assistant+de+configuration prise+en+main | onboarding* einrichtungsassistent* einrichtung* assistent
tutorial | complete | tutorial intro introduction | tutorial* intro introduccion | tutoriel* tuto intro introduction | tutorial* einfuhrung* intro
account | signup | account new+account customer+account user+account membership+account | cuenta cuentas cuenta+nueva | compte comptes creation+de+compte | konto konten kundenkonto* benutzerkonto* account* nutzerkonto
profile | complete | profile | perfil perfiles | profil profils fiche+profil | profil profile steckbrief
password | reset | password | contrasena* clave | mot+de+passe mots+de+passe | passwort* kennwort*
login | | login log+in sign-in signin logged+in | login inicio+de+sesion acceso+al+area | connexion connexions se+connecter | login anmeldung+im+konto einloggen eingeloggt
registration | complete | registration sign+up sign-up signup enrolment enrollment | registro inscripcion* alta matricula* | inscription* enregistrement | registrierung* anmeldung* einschreibung*
trial | start | trial free+trial | prueba+gratis prueba+gratuita periodo+de+prueba trial | essai+gratuit essai periode+d+essai | testphase* testversion* probeabo* testzugang* gratis+testen probezeit trial testmonat* probemonat*
demo | request | demo demonstration product+demo | demo demos demostracion* | demo demos demonstration* | demo demos demotermin* vorfuhrung*
plan | select | plan tier pricing+plan plan+card | plan planes tarifa | formule* offre offres forfait* | tarif tarife paket+wahl
subscription | subscribe | subscription sub membership | suscripcion* abono* cuota+mensual | abonnement* | abo abos abonnement* abo-* aboabschluss* mitgliedsvertrag
renewal | complete | renewal | renovacion* | renouvellement* reconduction* | verlangerung* erneuerung*
billing_toggle | use | monthly+yearly yearly+monthly billing+toggle annual+monthly monthly+annual | mensual+anual anual+mensual | mensuel+annuel annuel+mensuel | monatlich+jahrlich jahrlich+monatlich
seat | add | seat license licence | puesto puestos licencia* asiento* | siege sieges licence* | lizenz* platz+lizenz
cancel_flow | start | cancel+screen cancel+flow cancellation+screen cancellation+page cancellation+flow | proceso+de+baja pantalla+de+baja | parcours+de+resiliation parcours+de+desabonnement page+de+resiliation | kundigungsstrecke* kundigungsseite* kundigungsprozess*
retention_offer | view | retention+offer pause+offer win-back+offer | oferta+de+retencion | offre+de+retention offre+de+pause | halteangebot* bleibeangebot*
membership | join | membership member | socio socios afiliacion* membresia* | adhesion* adherent* | mitgliedschaft* mitglied mitglieder mitgliedsantrag* beitritt*
loyalty_program | join | loyalty+programme loyalty+program loyalty+club club rewards+programme loyalty loyalty+card bonus+card | club+de+fidelidad programa+de+fidelidad club tarjeta+de+fidelidad programa+de+puntos | programme+de+fidelite club carte+de+fidelite | treueprogramm* kundenclub* bonusprogramm* treuekarte* kundenkarte* club
points | redeem | point points reward rewards | puntos recompensa* | points+de+fidelite points recompense* | punkte treuepunkte* pramie* bonuspunkte*
referral | share | referral refer+a+friend friend+referral recommendation | recomendacion* referido* recomiend* amiga+recomienda | parrainage* parrain* recommandation | empfehlung* freunde+werben freundschaftswerbung* kunden+werben
invite | send | invite invitation team+invite | invitacion* | invitation* | einladung*
team_member | join | team+member teammate colleague coworker | miembro*+del+equipo companero* | membre* coequipier* collegue* collaborateur* | teammitglied* kollege* kollegin* mitarbeiter+einladen
workspace | create | workspace | espacio+de+trabajo workspace | espace+de+travail workspace | workspace arbeitsbereich*
project | create | project board first+project | proyecto* tablero* | projet projets tableau+projet | projekt projekte board
task | create | task to-do todo | tarea* | tache taches | aufgabe aufgaben
document_file | create | doc docs note | nota notas | note notes | notiz notizen
report | view | report | informe informes | rapport+pdf rapports | bericht berichte auswertung
dashboard | view | dashboard | panel cuadro+de+mando | tableau+de+bord | dashboard ubersicht
template | use | template | plantilla* | modele modeles gabarit* | vorlage vorlagen template*
integration | connect | integration integrations app+connection connector plugin plug-in | integracion* conexion+con | integration* connecteur* | integration* schnittstelle* anbindung* plugin*
api_key | create | api+key api+token | clave+api clave+de+api token | cle+api cles+api | api-key api+key api-schlussel*
data_import | complete | data+import csv+import import | importacion* | import imports importation* | import datenimport* importe
data_export | complete | export csv+export data+export | exportacion* | export exports exportation* | export exporte datenexport*
feature | use | feature function functionality | funcion funciones funcionalidad* | fonctionnalite* fonction | funktion funktionen feature* 
setting | change | setting preference | ajuste ajustes preferencia* | reglage* parametre* preference* | einstellung* 
notification | enable | notification push push+notification alert | notificacion* push alerta alertas | notification* push alerte alertes | benachrichtigung* push push-nachricht* 
app | install | app mobile+app ios+app android+app | app aplicacion | appli application+mobile app | app apps
app_store | click | app+store play+store google+play store+badge | app+store play+store google+play | app+store play+store google+play | app+store play+store google+play app-store
qr_code | scan | qr qr+code | qr codigo+qr | qr qr+code code+qr | qr qr-code qr+code
search | submit | search search+box site+search search+bar internal+search | buscador busqueda* buscar | recherche* moteur+de+recherche | suche suchen suchfeld* suchfunktion* suchleiste*
search_result | select | search+result result | resultado* | resultat* | suchergebnis* ergebnis treffer* suchtreffer*
filter | apply | filter facet | filtro* filtra* | filtre* facette* filtrage | filter* *filter gefiltert
sort | use | sort sort+order sorting | orden+de+resultados ordenar ordenacion | tri tris trier | sortierung* sortieren sortier*
comparison | use | comparison compare+tool comparator | comparador* comparativa* comparacion* | comparateur* comparaison* comparatif* | vergleich* produktvergleich* vergleichsrechner
category | view | category product+list collection grid listing+page | categoria* coleccion* listado* rejilla | categorie* collection* listing liste+de+produits | kategorie* kollektion* produktliste* ubersichtsseite*
course | view | course class training lesson module workshop session+type | curso* clase clases formacion* modulo* leccion* taller* | cours formation* module* lecon* atelier* stage | kurs kurse lektion* schulung* modul module seminar* workshop* lehrgang* unterrichtseinheit
certificate | download | certificate diploma badge | certificado* diploma* titulo | certificat* diplome* attestation* | zertifikat* urkunde* bescheinigung*
exam | complete | exam test quiz+exam mock+test | examen examenes test+de+nivel prueba+de+nivel | examen examens test+de+niveau | prufung* test einstufungstest* 
assignment | submit | assignment homework | entrega deberes | devoir* | hausaufgabe* abgabe
webinar | register | webinar online+event masterclass | webinar* seminario*+web | webinaire* webinar | webinar* online-seminar*
event | register | event fair open+day open+house conference meetup concert gig | evento* jornada* puertas+abiertas feria concierto* | evenement* journee*+portes+ouvertes portes+ouvertes salon+pro conference* concert* | veranstaltung* event events infoabend* infotag tag+der+offenen+tur konzert* tagung*
ticket | buy | ticket tickets admission pass | entrada entradas billete* boleto* | billet billets place+de+concert places entree billetterie | ticket tickets eintrittskarte* karten fahrkarte* fahrschein*
calendar | add | calendar | calendario* | calendrier* | kalender kalenders
job_application | submit | job+application application applicant apply+form | candidatura* postulacion* solicitud+de+empleo | candidature* postulation* | bewerbung* 
job | view | job vacancy job+ad position opening | oferta*+de+empleo vacante* empleo puesto+de+trabajo | offre*+d+emploi poste+a+pourvoir postes | stelle stellen stellenanzeige* jobs stellenangebot* job
cv | upload | cv resume | cv curriculum | cv | lebenslauf* cv
donation | complete | donation gift gift+aid | donacion* donativo* | don dons | spende spenden spende* 
recurring_donation | start | monthly+donation recurring+donation regular+gift standing+order+donation | donacion+mensual donacion*+recurrente* socio+colaborador | don+mensuel don+regulier dons+mensuels | dauerspende* monatsspende* fordermitglied* forderer patenschaft*
petition | sign | petition pledge | peticion* | petition* | petition* unterschriftenaktion
volunteer | register | volunteer volunteering volunteer+form | voluntari* | benevole* benevolat | freiwillige* ehrenamt* helfer
fundraiser | create | fundraiser fundraising+page | recaudacion campana+de+recaudacion | collecte* cagnotte* | spendenaktion*
sponsorship | start | sponsorship sponsor | apadrinamiento* padrinazgo | parrainage+d+enfant | patenschaft*
level | complete | level stage+of+game puzzle riddle mission quest | nivel niveles pantalla+de+juego mision acertijo* enigma* | niveau niveaux enigme* mission* | level levels ratsel* mission quest
game | start | game match online+game | partida* juego* | partie parties jeu jeux | spiel spiele spielrunde partie 
hint | use | hint clue | pista pistas | indice indices | hinweis hinweise tipp tipps
score | submit | score high+score | puntuacion | score | punktestand* highscore*
achievement | unlock | achievement trophy | logro* | succes+debloque trophee* | erfolg+freigeschaltet errungenschaft* achievement*
coins | spend | coin coins gem gems virtual+currency token tokens credits credit | moneda* gemas creditos | pieces gemmes credits jetons | munzen edelsteine gems coins credits guthaben
character | create | character avatar | personaje* avatar | personnage* avatar | charakter avatar figur
leaderboard | view | leaderboard ranking | clasificacion ranking | classement | rangliste* bestenliste*
group | join | group community forum | grupo* comunidad* foro | groupe* communaute* forum | gruppe gruppen community forum
post | create | forum+post thread topic+post | publicacion* hilo | sujet+du+forum publication* | beitrag+im+forum thema+eroffnet
share_button | click | share+button share+icon | boton+compartir boton+de+compartir | bouton+de+partage bouton+partager | teilen-button share-button
social_link | click | social+link social+icon social+media+icon instagram+link facebook+link | redes+sociales icono*+de+redes perfil+de+instagram | reseaux+sociaux icone*+reseaux compte+instagram | social-media-link* social-icon* instagram-link facebook-link
language | change | language language+switch language+switcher | idioma* selector+de+idioma | langue langues selecteur+de+langue | sprache sprachen sprachwechsel* sprachumschalter*
currency | change | currency currency+switch | moneda+de+la+web divisa* | devise devises | wahrung*
region | select | country+selector region+selector | selector+de+pais | selecteur+de+pays | landerauswahl lander-auswahl
dark_mode | enable | dark+mode | modo+oscuro | mode+sombre | dunkelmodus dark+mode
cookie_banner | accept | cookie+banner cookie+consent consent cookies | banner+de+cookies cookies consentimiento | bandeau+cookies cookies consentement | cookie-banner cookiebanner cookies einwilligung* consent
age_gate | complete | age+gate age+check age+verification | verificacion+de+edad mayor+de+edad | verification+de+l+age age+legal | altersprufung* altersabfrage* altersverifikation*
broken_link | view | 404 not+found page+not+found broken+link dead+link error+page | 404 pagina+no+encontrada enlace*+roto* | 404 page+introuvable lien*+mort* lien*+casse* | 404 404-seite fehlerseite* tote+links defekte+links
js_error | | javascript+error js+error script+error crash | error*+de+javascript error*+de+script fallo*+de+script | erreur*+javascript erreur*+js plantage* | javascript-fehler js-fehler skriptfehler* absturz* abstürze
server_error | | server+error 500 500+error timeout | error+del+servidor error+500 | erreur+serveur erreur*+500 | serverfehler* 500er timeout
claim | submit | claim insurance+claim damage+report | siniestro* parte+de+accidente | sinistre* declaration+de+sinistre | schadensmeldung* schadenmeldung* schadenfall*
policy | buy | policy insurance+policy insurance cover | poliza* seguros | assurance* police+d+assurance contrat+d+assurance | police policen versicherung* versicherungsabschluss*
loan_application | submit | loan+application credit+application mortgage+application loan | solicitud+de+prestamo prestamo* credito hipoteca* | demande+de+pret demande+de+credit pret credit | kreditantrag* kredit* darlehen*
bank_account | open | current+account bank+account savings+account | cuenta+bancaria cuenta+corriente cuenta+de+ahorro | compte+bancaire compte+courant livret | girokonto* bankkonto* sparkonto* depot
transfer | complete | transfer bank+transfer money+transfer | transferencia* | virement* | uberweisung*
top_up | complete | top-up top+up topup recharge | recarga* | recharge+de+compte rechargement* | aufladung* guthaben+aufladen
card_order | submit | card+order new+card | solicitud+de+tarjeta | commande+de+carte | kartenbestellung*
meter_reading | submit | meter+reading reading+of+meter | lectura+del+contador | releve+de+compteur releve | zahlerstand* zahlerablesung
tariff_switch | complete | provider+switch switch+provider tariff+switch supplier+switch | cambio+de+compania cambio+de+tarifa | changement+de+fournisseur changement+d+offre | anbieterwechsel* tarifwechsel* stromwechsel
moving_notice | submit | moving+house house+move relocation+form | mudanza* | demenagement* | umzug* umzugsmeldung
outage_report | submit | outage fault+report outage+report | averia* | panne pannes signalement+de+panne | storung* storungsmeldung*
prescription | request | prescription repeat+prescription refill | receta+medica recetas+medicas | ordonnance* renouvellement+d+ordonnance | rezeptbestellung* wiederholungsrezept* folgerezept*
lab_result | view | lab+result test+result | resultado*+de+analisis resultado*+medico* | resultat*+d+analyse* resultat*+d+examen* | befund* laborbefund* laborwert*
patient_portal | login | patient+portal customer+portal portal client+area member+area | portal+del+paciente area+privada portal+de+clientes zona+privada area+de+clientes | espace+patient espace+client portail* espace+adherent | patientenportal* kundenportal* kundenbereich* mitgliederbereich* portal
emergency | click | emergency emergency+number | urgencia* | urgence* | notfall* notruf*
doctor | view | doctor doctor+profile practitioner dentist+profile | ficha+del+medico | fiche+praticien praticien* | arztprofil* arztsuche
listing_ad | create | ad+posting classified listing+ad post+an+ad | anuncio+publicado | depot+d+annonce annonce+publiee | inserat* kleinanzeige* anzeige+aufgeben
bid | submit | bid auction+bid | puja* oferta+de+subasta | enchere* | gebot gebote
offer | accept | counter-offer offer+made | contraoferta* | contre-offre* offre+d+achat | preisvorschlag* gegenangebot*
alert | create | saved+search search+alert job+alert email+alert | busqueda+guardada alerta+de+empleo alerta*+de+busqueda | recherche+sauvegardee alerte+emploi alerte+e-mail | suchauftrag* jobalarm* gespeicherte+suche suchagent*
route | view | route trail itinerary gpx | ruta rutas itinerario* | parcours itineraire+de+voyage sentier* circuit* | wanderroute* route+tour gpx
trip | view | trip tour excursion holiday cruise | viaje viajes excursion* tour crucero* | voyage* sejour* excursion* croisiere* | reise reisen ausflug* tour touren kreuzfahrt*
flight | search | flight flights | vuelo vuelos | vol vols | flug fluge
passenger | add | passenger | pasajero* | passager* | passagier* mitreisende*
luggage | add | luggage baggage | equipaje* maleta* | bagage* | gepack* koffer*
check_in | complete | check-in check+in online+check-in | check-in facturacion+online | enregistrement+en+ligne check-in | check-in online-check-in
insurance_option | add | travel+insurance cancellation+insurance | seguro+de+viaje seguro+de+cancelacion | assurance+annulation assurance+voyage | reiseversicherung* reiserucktrittsversicherung* storno-versicherung
parking | book | parking car+park | parking aparcamiento | parking | parkplatz*
weather | view | weather snow+report webcam web+cam | webcam tiempo+meteo | webcam meteo bulletin+neige | webcam* wetter* schneebericht*
lift_pass | buy | lift+pass ski+pass season+ticket season+pass | forfait* abono+de+temporada | forfait+ski forfaits abonnement+saison | skipass* saisonkarte* dauerkarte* jahreskarte*
class_booking | book | class+booking gym+class | clase+reservada | cours+reserve | kursbuchung* 
free_session | book | taster+session trial+class trial+lesson free+session intro+call discovery+call trial+session | clase+de+prueba sesion+de+prueba llamada+de+descubrimiento | cours+d+essai seance+d+essai appel+decouverte seance+decouverte | probestunde* probetraining* schnupperstunde* probeunterricht* erstgesprach* kennenlerngesprach* schnupperkurs*
workout | complete | workout exercise | entrenamiento* ejercicio* | entrainement* exercice* seance+de+sport | training+absolviert workout* ubung*
adoption | request | adoption adoption+form | adopcion* | adoption* | adoption* vermittlungsanfrage
visit_form | submit | visit+request | solicitud+de+visita | demande+de+visite | besuchsanfrage*
lead | submit | lead mql sql | lead leads | lead leads | lead leads
deal | close | deal opportunity | oportunidad* | affaire+conclue opportunite* | abschluss+deal deal deals
tip | send | tip | propina* | pourboire* | trinkgeld*
catering | request | catering buffet banquet | catering | traiteur buffet | catering buffet
wedding | request | wedding+enquiry wedding+package | boda bodas | mariage mariages | hochzeitsanfrage* hochzeit
order_history | view | order+history past+orders | historial+de+pedidos | historique+des+commandes | bestellhistorie* bestellubersicht
reorder | complete | reorder re-order repeat+order order+again | repetir+pedido volver+a+pedir | recommande+a+nouveau recommander reassort | nachbestellung* wiederbestellung* erneut+bestellen
address | add | delivery+address address+form | direccion+de+envio direccion+de+entrega | adresse+de+livraison | lieferadresse* adresse+eingegeben
birthday | add | birthday date+of+birth birthdate | cumpleanos fecha+de+nacimiento | anniversaire date+de+naissance | geburtstag* geburtsdatum
size_finder | complete | size+finder fit+finder find+my+fit fit+quiz | buscador+de+talla | conseiller+taille | grossenfinder* passformberater*
advisor | complete | product+finder product+advisor advisor gift+finder | asistente+de+compra buscador+de+regalos | guide+d+achat+interactif conseiller+produit aide+au+choix | produktberater* kaufberater* produktfinder* geschenkefinder*
stylist | contact | stylist personal+shopper | estilista* personal+shopper | styliste* | stylist* stilberat*
store | view | store shop branch location outlet | tienda tiendas sucursal* | magasin magasins boutique* agence | filiale filialen geschaft laden standort*
wholesale | request | wholesale b2b+account trade+account reseller+account | mayorista* cuenta+profesional | grossiste* compte+pro compte+professionnel | grosshandel* handlerzugang* b2b-zugang geschaftskunden*
press_kit | download | press+kit press+release media+kit | kit+de+prensa dossier+de+prensa nota+de+prensa | dossier+de+presse kit+presse communique+de+presse | pressemappe* pressemitteilung*
`
