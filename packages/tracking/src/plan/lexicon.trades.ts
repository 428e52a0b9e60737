/**
 * Things of some sixty trades, by general knowledge of them: as in `lexicon.things.ts`, behind whose rows these stand. A row of the same name adds words to the first one.
 * `fragt>an`: up to four words may stand between both.
 */
export const trades = `
prayer_request | submit | prayer+request prayer | peticion+de+oracion oracion oraciones intencion+de+misa | intention+de+priere priere prieres intention+de+messe | gebetsanliegen* furbitte* gebet gebete
church_service | view | church+service sunday+service worship sermon | misa misas sermon homilia | messes sermon homelie | gottesdienst* predigt* andacht*
baptism | request | baptism christening confirmation+class | bautizo* bautismo* comunion | bapteme* catechisme | taufe taufen *taufe konfirmation*
offering | submit | offering tithe collection+plate | ofrenda* diezmo* colecta* | quete denier+du+culte offrande* | kollekte* kirchgeld*
candle | submit | candle | vela velas | bougie* cierge* | kerze kerzen gedenkkerze*
condolence | submit | condolence* tribute tributes memory+book | pesame* condolencia* esquela* | condoleance* hommage* livre+d+or | kondol* beileid* kondolenzbuch* gedenkbuch*
obituary | view | obituary obituaries death+notice memorial+page | esquela* necrologica* obituario* | avis+de+deces necrologie* | traueranzeige* nachruf* gedenkseite* trauerfall*
funeral | request | funeral burial cremation funeral+plan | funeral* entierro* sepelio* incineracion* | obseque* enterrement* cremation* inhumation* | bestattung* beerdigung* trauerfeier* begrabnis*
bouquet | order | bouquet flowers flower+arrangement wreath | ramo ramos flores corona+de+flores | bouquet* fleurs gerbe* couronne+de+fleurs | strauss blumenstrauss* blumen *strauss
swipe | submit | swipe* swiped | desliza* swipe* | swipe* | swipe* geswipt* wisch+nach
like | submit | superlike super+like wink winks | me+gusta megusta* flechazo* | coup+de+coeur coups+de+coeur | superlike herz+vergeben
personality_test | complete | personality+test compatibility+test matching+questions | test+de+personalidad test+de+compatibilidad | test+de+personnalite test+d+affinites | personlichkeitstest* matching-fragen
pet_insurance | buy | pet+insurance | seguro+de+mascotas | assurance+animaux assurance+chien | tierversicherung* hundeversicherung*
grooming | book | grooming pet+groomer | peluqueria+canina | toilettage* | fellpflege* hundesalon* hundefriseur*
boarding_kennel | book | kennel cattery boarding pet+sitting | residencia+canina guarderia+canina paseo+de+perros | pension+canine garde+d+animaux promenade+de+chien | tierpension* hundepension* hundebetreuung* gassi*
vaccination | book | vaccination vaccine jab flu+jab | vacuna* vacunacion | vaccin* vaccination* | impfung* impftermin* impfpass*
prescription | request | script repeat+script meds refill+request | receta recetas renovar+receta | ordonnances | rezept+anfordern folgerezept* rezeptanforderung*
sick_note | request | sick+note fit+note doctor+s+note | baja+medica parte+de+baja justificante+medico | arret+maladie arret+de+travail | krankschreibung* attest atteste krankmeldung*
referral_letter | request | referral+letter gp+referral | volante volantes | lettre+d+adressage | uberweisung+zum+facharzt uberweisungsschein*
consultation | book | consult video+consult video+consultation teleconsultation | consulta+online videoconsulta* teleconsulta* consulta+medica | teleconsultation* visio visioconsultation* | sprechstunde* videosprechstunde* beratungsgesprach* beratungstermin*
patient_form | submit | intake+form medical+history health+questionnaire anamnesis | historia+clinica cuestionario+de+salud | questionnaire+de+sante questionnaire+medical | anamnese* anamnesebogen* gesundheitsfragebogen*
patient_registration | submit | new+patient patient+registration register+with+the+practice | alta+de+paciente nuevo+paciente nuevos+pacientes | nouveau+patient nouveaux+patients | neupatient* patientenaufnahme*
reminder | activate | reminder reminders | recordatorio* aviso+de+cita | rappel+de+rendez-vous rappels | erinnerung* reminder
massage | book | massage facial spa+day beauty+treatment | masaje* manicura* tratamiento+facial | massage* soin soins manucure* | massage massagen gesichtsbehandlung* manikure*
haircut | book | haircut hair+appointment colour+appointment barber | corte+de+pelo | coupe+de+cheveux coiffure | haarschnitt* friseurtermin*
personal_training | book | personal+training pt+session personal+trainer coaching+session | entrenamiento+personal entrenador+personal | coaching+sportif coach+sportif | personal+training personaltraining* personaltrainer*
membership | join | gym+membership club+membership friends+scheme | socio socios socia socias | adherent* adherente* adhesion* devenir+membre | vereinsbeitritt* vereinsmitglied* fordermitglied* mitgliedsbeitrag*
freeze | request | membership+freeze freeze+membership holiday+freeze | congelar+cuota pausa+de+cuota | suspension+d+abonnement gel+d+abonnement | ruhezeit* stilllegung* mitgliedschaft+pausieren
merchandise | buy | merch merchandise fan+shop shirt+sale | merchandising camiseta+oficial | merch boutique+du+club maillot* | fanartikel* merch merchandise trikot*
guest_list | join | guest+list guestlist | lista+de+invitados | liste+d+invites liste+des+invites | gasteliste*
rsvp | submit | rsvp rsvps attendance+reply | confirmacion+de+asistencia | reponse+a+l+invitation confirmation+de+presence | ruckmeldung+zur+einladung zusage zusagen
agenda | view | session+plan conference+programme | programa+de+actos programa+del+congreso programa+de+la+jornada | programme+de+la+journee ordre+du+jour | tagungsprogramm* programm+ansehen programmubersicht*
venue_hire | request | venue+hire room+hire hall+hire venue+enquiry | alquiler+de+sala alquiler+de+espacios evento+privado celebracion+privada | location+de+salle privatisation* evenement+prive | raummiete* saalmiete* raumanfrage* location+mieten
desk | book | desk hot+desk coworking+desk workspace+booking | puesto+de+trabajo mesa+flexible escritorio+reservado | poste+de+travail bureau+flexible | schreibtisch* arbeitsplatz+buchen flexdesk* tagesplatz*
office_tour | book | office+tour showround show-round tour+of+the+space | visita+al+espacio visita+a+la+oficina | visite+des+locaux visite+de+l+espace | besichtigungstour* hausfuhrung*
pitch | book | pitch camping+pitch campsite+pitch tent+pitch | parcela* plaza+de+camping | emplacement* | stellplatz* zeltplatz* campingplatz+buchen
cabin | book | cabin lodge bungalow glamping | bungalow* cabana* casita* apartamento+turistico | chalet* mobil-home* mobilhome* bungalow* | ferienhaus* blockhaus* bungalow* mobilheim*
transfer_service | book | airport+transfer shuttle taxi pick-up+service | traslado* lanzadera taxi | navette* transfert+aeroport taxi | flughafentransfer* shuttle* taxi
excursion | book | day+trip excursion boat+trip whale+watching | paseo+en+barco salida+en+barco | sortie+en+mer balade+en+bateau | tagesausflug* bootstour* schifffahrt*
cruise | view | cruise sailing cabin+type deck+plan | camarote* | croisiere croisieres cabine* | kreuzfahrten kabine kabinen deckplan*
travel_guide | download | travel+guide city+guide | guia+de+viaje guia+turistica | guide+de+voyage guide+touristique | reisefuhrer* reisetipps
timetable | view | bus+times train+times departure+times | horario+de+autobuses horarios+de+trenes | horaires+de+bus horaires+de+train | fahrplan* abfahrtszeit*
vehicle_listing | view | car+listing used+car car+page stock+car | coche+de+segunda+mano ficha+del+coche coche+usado | voiture+d+occasion fiche+vehicule annonce+auto | gebrauchtwagen* fahrzeugseite* fahrzeugangebot*
part_exchange | submit | sell+my+car car+valuation | vender+mi+coche tasar+mi+coche | vendre+ma+voiture estimation+auto | auto+verkaufen fahrzeugbewertung* fahrzeugankauf*
lease | request | lease leasing+offer finance+quote hp+quote | renting oferta+de+renting | loa lld offre+de+leasing | leasinganfrage* leasingangebot* leasingrate*
property_valuation | request | house+valuation free+valuation what+s+my+home+worth | valorar+mi+casa tasar+mi+piso valoracion+gratuita | estimer+mon+bien estimation+en+ligne avis+de+valeur | haus+schatzen immobilie+schatzen wertschatzung* verkehrswert*
repair_request | submit | repair+request report+a+repair maintenance+request fault+ticket | parte+de+averia solicitud+de+reparacion aviso+de+averia | demande+de+reparation demande+d+intervention bon+d+intervention | reparaturanfrage* reparaturauftrag* schadensanzeige* storungsticket*
renovation | request | renovation extension loft+conversion kitchen+planning | reforma reformas | renovation* travaux amenagement* | renovierung* sanierung* badplanung* kuchenplanung*
heat_pump | request | heat+pump boiler boiler+quote | aerotermia bomba+de+calor caldera* | pompe+a+chaleur chaudiere* | warmepumpe* heizung+anfragen heizungsrechner*
energy_tariff | select | green+tariff electricity+tariff gas+tariff energy+plan | tarifa+de+luz tarifa+de+gas tarifa+electrica | offre+d+electricite offre+de+gaz contrat+d+energie | stromtarif* gastarif* okostrom*
tariff | select | tariff tariffs | tarifa tarifas | forfait forfaits | *tarif
direct_debit | create | direct+debit standing+order payment+plan instalment+plan | domiciliacion* pago+a+plazos fraccionamiento | prelevement* echeancier* paiement+en+plusieurs+fois | lastschrift* sepa-mandat* ratenzahlung* einzugsermachtigung*
bill | pay | bill bills utility+bill | recibo recibos factura+de+la+luz factura+del+gas | facture factures | stromrechnung* abschlag abschlage* abschlagszahlung*
consumption | view | consumption usage+graph energy+usage smart+meter | consumo consumos | consommation compteur+linky | verbrauch verbrauche* verbrauchsdaten smart-meter*
outage_map | view | outage+map power+cut+map | mapa+de+averias | carte+des+pannes | storungskarte* ausfallkarte*
outage_report | submit | power+cut power+outage fault loss+of+supply | corte+de+luz apagon* | coupure+de+courant coupure+d+electricite | stromausfall* stromausfalle netzstorung* storung+melden
coverage_check | complete | coverage coverage+check postcode+check availability+check | cobertura comprobar+cobertura | eligibilite+fibre test+d+eligibilite couverture+reseau | netzabdeckung* verfugbarkeitscheck* verfugbarkeitsprufung* glasfaser-check
sim_card | order | sim sim+card esim | sim tarjeta+sim esim | carte+sim sim esim | sim-karte* sim esim
handset | view | handset phone+model smartphone | movil+libre smartphone* | smartphone* | smartphone* endgerat*
contract | sign | contract | contrato* | contrat contrats | *vertrag
number_transfer | request | number+port porting keep+my+number pac+code | portabilidad* | portabilite* garder+son+numero | rufnummernmitnahme* portierung*
top_up | complete | topup prepaid+credit balance+top-up recharge | recargan+saldo recarga+el+movil recargar+saldo | recharge recharges rechargent recharge+mobile | ladt>auf laden>auf aufladen guthabenaufladung*
speed_test | complete | speed+test speedtest | test+de+velocidad | test+de+debit | speedtest* geschwindigkeitstest*
router | order | router modem wifi+box | router | box+internet routeur | router
claim | submit | claim claims loss damage | parte+de+siniestro dan+parte dar+parte dan+un+parte | sinistres dommage* degat+des+eaux | schaden schadens* schaden+melden schadenanzeige*
credit_card | request | credit+card card+application | tarjeta+de+credito | carte+de+credit carte+bancaire+demandee | kreditkarte* kreditkartenantrag*
loan | request | personal+loan car+loan credit business+loan | prestamo prestamos credito creditos | credit credits pret prets | kredit kredite darlehen *kredit
branch_appointment | book | branch+appointment adviser+appointment advisor+meeting | cita+en+oficina cita+con+el+gestor cita+con+un+asesor | rendez-vous+conseiller rendez-vous+en+agence | filialtermin* beratertermin*
card_block | complete | block+card freeze+card lost+card | bloquear+tarjeta tarjeta+perdida | opposition+carte carte+perdue | karte+sperren kartensperre* kartensperrung*
pension | request | pension+plan retirement+plan annuity | plan+de+pensiones | plan+retraite simulateur+retraite | rentenrechner* altersvorsorge*
legal_question | submit | legal+question ask+a+lawyer legal+enquiry | consulta+juridica consulta+legal pregunta+al+abogado | question+juridique consultation+juridique | rechtsfrage* rechtsberatung* mandatsanfrage* anwaltsanfrage*
mandate | sign | mandate power+of+attorney engagement+letter retainer | poder+notarial hoja+de+encargo | mandat procuration lettre+de+mission | vollmacht* mandat mandate mandatierung*
will | create | will last+will will+writing | testamento* | testament testaments | testament testamente
divorce | request | divorce separation+enquiry | divorcio* | divorce divorces | scheidung*
tax_consultation | book | tax+advice tax+appointment accounting+enquiry | asesoria+fiscal gestoria | conseil+fiscal expert-comptable | steuerberatung* steuertermin*
admission | submit | admission admissions school+place nursery+place | admision* plaza+escolar solicitud+de+plaza preinscripcion+escolar | admission* demande+d+admission place+en+creche dossier+d+admission | schulanmeldung* aufnahmeantrag* kitaplatz* betreuungsplatz*
canteen | pay | canteen school+meal lunch+menu+school | comedor+escolar comedor menu+del+comedor | cantine restauration+scolaire | mensa schulessen* essensgeld*
parent_meeting | book | parents+evening parent+meeting parent+teacher | tutoria* reunion+de+padres | reunion+parents-profs rencontre+parents | elternabend* elterngesprach* elternsprechtag*
syllabus | download | syllabus curriculum course+outline module+guide | temario* plan+de+estudios programa+del+curso | programme+de+formation maquette+pedagogique plan+de+cours | modulhandbuch* lehrplan* kursprogramm* studienplan*
course_enrollment | complete | course+booking course+enrolment course+enrollment class+signup | inscripcion+al+curso matricula+del+curso | inscription+a+la+formation inscription+formation | kursanmeldung kursanmeldungen lehrgangsanmeldung* seminaranmeldung*
tutoring | request | tutoring private+tuition tuition private+lesson | clases+particulares clase+particular | soutien+scolaire cours+particulier* | nachhilfe* einzelunterricht* privatunterricht*
driving_lesson | book | driving+lesson driving+course theory+test | clase+de+conducir practicas+de+conducir | lecon+de+conduite heure+de+conduite code+de+la+route | fahrstunde* fuhrerscheinanmeldung* fahrschulanmeldung*
grant_application | submit | grant+application funding+application fellowship | solicitud+de+beca solicitud+de+ayuda convocatoria* | demande+de+bourse demande+de+subvention dossier+de+subvention | forderantrag* stipendienbewerbung* zuschussantrag*
exhibition_ticket | buy | museum+ticket exhibition+ticket entry+slot timed+ticket | entrada+al+museo entrada+a+la+exposicion | billet+d+entree entree+au+musee | museumsticket* eintrittsticket* zeitfensterticket*
artwork | view | artwork painting object+page collection+item | obra+de+arte cuadro pieza+de+la+coleccion | oeuvre oeuvres tableau+de+maitre piece+de+collection | kunstwerk* gemalde* exponat* objektseite*
collection_search | use | collection+search archive+search catalogue+search | busqueda+en+la+coleccion buscador+del+catalogo | recherche+dans+les+collections recherche+au+catalogue | sammlungssuche* katalogsuche* archivsuche*
workshop | book | workshop kids+workshop craft+class pottery+class | taller talleres | atelier ateliers stage stages | workshop workshops bastelkurs* mitmachkurs*
birthday_party | book | birthday+party party+package kids+party hen+party | fiesta+de+cumpleanos cumpleanos+infantil despedida+de+soltera | fete+d+anniversaire gouter+d+anniversaire | kindergeburtstag* geburtstagsfeier* junggesellinnen*
restaurant_order | submit | food+order delivery+order click+and+collect+order takeaway+order | pedido+a+domicilio pedido+para+llevar comida+a+domicilio | commande+a+emporter livraison+de+repas | essensbestellung* lieferbestellung* abholbestellung* vorbestellung*
preorder | complete | pre-order preorder | reserva+anticipada preventa precompra | precommande* | vorbestellung* vorbesteller*
tasting | book | tasting wine+tasting tasting+menu | cata catas degustacion* | degustation* | verkostung* weinprobe* tasting*
subscription_order | subscribe | veg+box weekly+box meal+box coffee+subscription | caja+semanal cesta+semanal suscripcion+semanal | panier+hebdomadaire box+mensuelle amap | gemusekiste* okokiste* abokiste* kochbox*
farm_shop | view | farm+shop pick+your+own farm+visit | tienda+de+la+granja visita+a+la+granja | vente+a+la+ferme visite+de+la+ferme cueillette | hofladen* hoffuhrung* hofbesuch*
volunteer | register | volunteers | voluntari* voluntariado* | benevole* benevolat* | helferin* ehrenamtlich* freiwillig* mithelfen
in_kind_gift | submit | clothes+donation food+donation in-kind+gift | donacion+de+ropa donacion+de+alimentos | don+en+nature don+de+vetements | sachspende* kleiderspende*
blood_donation | book | blood+donation donor+appointment | donacion+de+sangre | don+du+sang | blutspende*
tax_receipt | download | tax+receipt donation+receipt gift+aid+form | certificado+de+donacion | recu+fiscal | spendenquittung* spendenbescheinigung* zuwendungsbestatigung*
event_fundraiser | create | birthday+fundraiser charity+run+page | recaudacion+solidaria reto+solidario | collecte+de+fonds cagnotte+solidaire | spendenlauf* geburtstagsspende*
id_card | request | passport passport+application id+card id+card+application | dni pasaporte* | carte+d+identite passeport* | personalausweis* reisepass* ausweisantrag*
civil_certificate | request | birth+certificate marriage+certificate death+certificate | certificado+de+nacimiento partida+de+nacimiento certificado+de+empadronamiento padron | acte+de+naissance acte+de+mariage extrait+d+acte | geburtsurkunde* heiratsurkunde* meldebescheinigung* urkunde+anfordern
residence_registration | submit | address+registration council+registration | alta+en+el+padron cambio+de+domicilio | changement+d+adresse declaration+de+domicile | anmeldung+wohnsitz wohnsitzanmeldung* adressanderung*
parking_permit | request | parking+permit resident+permit | tarjeta+de+residente zona+azul | carte+de+stationnement stationnement+residentiel | bewohnerparkausweis* parkausweis*
council_tax | pay | council+tax local+tax property+tax | ibi impuesto+de+circulacion tributo* impuesto* | taxe+fonciere taxe+d+habitation impot impots | grundsteuer* hundesteuer* gewerbesteuer*
bulky_waste | request | bulky+waste bin+collection skip+hire | recogida+de+enseres recogida+de+muebles punto+limpio | encombrant* collecte+de+dechets benne* | sperrmull* mulltonne* containerbestellung*
pothole | report | pothole potholes streetlight fly-tipping | bache baches farola+fundida | nid+de+poule lampadaire* depot+sauvage | schlagloch* strassenlaterne* wilder+mull
public_consultation | submit | public+consultation participatory+budget consultation+response | consulta+publica presupuestos+participativos | consultation+publique budget+participatif | burgerbeteiligung* burgerbefragung* burgerhaushalt*
benefit | request | benefits+claim housing+benefit | prestacion* subsidio* ayuda+social | aide+au+logement | wohngeld* kindergeld* sozialleistung* elterngeld*
machine | view | machine printer+page equipment+page | maquina* maquinaria* | machine machines | maschine maschinen gerateseite*
technical_support | request | technical+support tech+support engineer+visit service+call | asistencia+tecnica soporte+tecnico visita+del+tecnico | assistance+technique support+technique intervention+technique | technischer+support kundendienst* serviceeinsatz* technikertermin*
spare_part | order | spare+part spare+parts replacement+part | repuesto* recambio recambios | piece+detachee pieces+detachees piece+de+rechange | ersatzteil* ersatzteilanfrage* verschleissteil*
manual | download | manual user+manual user+guide assembly+instructions | manual manuales instrucciones+de+montaje | notice notices manuel+d+utilisation mode+d+emploi | handbuch* gebrauchsanweisung* montageanleitung* betriebsanleitung*
safety_sheet | download | safety+sheet sds msds safety+data+sheet | ficha+de+seguridad hoja+de+seguridad | fiche+de+securite fds | sicherheitsdatenblatt*
trade_fair | register | trade+fair trade+show booth+appointment fair+ticket | feria cita+en+la+feria | salon+professionnel rendez-vous+salon | messetermin* messeticket* messebesuch*
trade_account | request | trade+account business+account dealer+account | cuenta+profesional cuenta+de+empresa alta+de+distribuidor | compte+pro compte+professionnel | firmenkonto* geschaftskonto* handlerkonto* handlerregistrierung*
bulk_order | request | bulk+order large+order corporate+gift volume+order | pedido+grande pedido+al+por+mayor regalo+de+empresa | commande+en+gros commande+groupee cadeau+d+entreprise | sammelbestellung* grossbestellung* firmengeschenk*
calendar | add | calendar diary | calendario agenda | agenda calendrier | kalender
sales_call | book | sales+call discovery+call strategy+call intro+call | llamada+comercial llamada+de+valoracion sesion+de+estrategia | appel+decouverte appel+strategique rendez-vous+commercial | erstgesprach* kennenlerngesprach* strategiegesprach* vertriebsgesprach*
proof_of_concept | request | poc proof+of+concept pilot+project pilot | prueba+piloto piloto prueba+de+concepto | projet+pilote pilote preuve+de+concept | pilotprojekt* pilotkunde*
booking_request | submit | booking+request shoot+enquiry date+request availability+request | solicitud+de+fecha peticion+de+reserva consulta+de+fecha | demande+de+date demande+de+reservation | terminanfrage* buchungsanfrage* reservierungsanfrage* datumsanfrage*
quantity | change | quantity qty | cantidad+de+unidades | quantite quantites | stuckzahl*
discount | apply | discount discount+code promo+code voucher+code | descuento* codigo+de+descuento codigo+promocional | remise* code+promo code+de+reduction | rabatt* rabattcode* gutscheincode* aktionscode*
out_of_stock | view | unavailable no+stock sold+out fully+booked | agotado* sin+stock completo | rupture+de+stock epuise* complet | ausverkauft nicht+vorratig ausgebucht
stock_check | complete | stock+check in-store+stock store+availability click+and+collect+check | disponibilidad+en+tienda stock+en+tienda dispo+en+tienda | dispo+en+magasin disponibilite+en+magasin stock+en+magasin | filialverfugbarkeit* filialbestand* marktverfugbarkeit* verfugbarkeit+im+laden
price_match | request | price+match best+price+guarantee | igualar+precio garantia+de+precio mejor+precio+garantizado | garantie+du+meilleur+prix prix+garanti | preisgarantie* bestpreis* tiefpreisgarantie*
gift_message | add | gift+message greeting+card gift+note | mensaje+de+regalo dedicatoria* tarjeta+de+felicitacion | message+cadeau carte+message mot+d+accompagnement | grusskarte* geschenknachricht* grusstext*
installments | select | pay+later installments instalments klarna | pagar+a+plazos pago+aplazado | paiement+en+3+fois paiement+fractionne | ratenkauf* kauf+auf+rechnung
recipe | save | recipes | recetas+de+cocina receta+de+cocina | recettes recette | rezepte kochrezept*
listing | publish | ad ads listing listings | anuncio anuncios articulo+en+venta | annonce annonces | anzeige anzeigen angebot+einstellen
offer | submit | offer+to+buy lower+offer make+an+offer makes+an+offer | hacen+una+oferta hacer+una+oferta hace+una+oferta | font+une+offre faire+une+offre fait+une+offre | gegenangebot preisvorschlag+machen
seller_message | send | message+to+seller message+the+seller contact+seller | mensaje+al+vendedor contactar+al+vendedor | message+au+vendeur contacter+le+vendeur | nachricht+an+verkaufer verkaufer+kontaktieren
payout | request | payout payouts cash-out bank+details | cobro+de+ventas retirar+dinero retirada+de+saldo | versement+des+gains retrait+des+gains | auszahlung auszahlungen
shipping_label | print | shipping+label postage+label | etiqueta+de+envio | etiquette+d+envoi bordereau | versandetikett* versandlabel* paketschein*
auction | join | auction lot live+auction | subasta* lote lotes | vente+aux+encheres lot lots | auktion* versteigerung*
mission | complete | quest mission daily+quest challenge+of+the+day | mision misiones reto+diario | mission missions quete quetes | mission missionen tagesaufgabe* quest
daily_bonus | claim | daily+bonus daily+reward login+bonus free+spins | bono+diario recompensa+diaria | bonus+quotidien recompense+quotidienne | tagesbonus* tagliche+belohnung loginbonus*
battle_pass | buy | battle+pass season+pass+game starter+pack in-app+purchase | pase+de+batalla compra+integrada compras+in-app | passe+de+combat achat+integre achats+in-app | battle+pass in-app-kauf* starterpaket*
friend_request | send | friend+request add+a+friend friend+invite | solicitud+de+amistad | demande+d+ami ajouter+un+ami | freundschaftsanfrage* freunde+hinzufugen
show | follow | podcast+show tv+show | programa+de+radio | emission emissions | sendung sendungen staffel*
video | start | aftermovie showreel teaser explainer | videoclip cortometraje | clip film court-metrage bande-annonce | erklarvideo* imagefilm* aufzeichnung* clip
playlist | create | playlist queue watch+list watch+later | lista+de+reproduccion ver+mas+tarde | liste+de+lecture playlist* a+regarder+plus+tard | playlist* wiedergabeliste* spater+ansehen
gift_subscription | buy | gift+subscription gift+membership | suscripcion+de+regalo | abonnement+cadeau offrir+un+abonnement | geschenkabo* abo+verschenken
job_alert | create | job+alert job+subscription | alerta+de+empleo alertas+de+empleo | alerte+emploi alerte+d+emploi | jobalarm* jobalert* jobabo*
interview | book | interview job+interview | entrevista* | entretien entretiens | vorstellungsgesprach* bewerbungsgesprach*
talent_pool | join | talent+pool talent+community speculative+application open+application | bolsa+de+empleo candidatura+espontanea | vivier candidature+spontanee | talentpool* initiativbewerbung*
job_posting | publish | job+posting post+a+job publish+a+job vacancy+posting | publicar+oferta+de+empleo oferta+publicada | publier+une+offre offre+d+emploi+publiee | stellenanzeige+schalten stellenausschreibung* job+inserieren
prompt | submit | prompt ai+request | prompt prompts | prompt prompts requete+a+l+assistant | prompt prompts eingabeaufforderung*
generated_result | create | generated+text generated+image generation output | texto+generado imagen+generada generacion | texte+genere image+generee generation | generierung* generierter+text ergebnis+der+ki
browser_extension | install | browser+extension chrome+extension extension add-in | extension+de+navegador extension+de+chrome | extension+de+navigateur extension+chrome | erweiterung browser-erweiterung* browsererweiterung* chrome-erweiterung*
payment_details | add | billing+details card+details payment+details | datos+de+pago datos+de+facturacion | coordonnees+bancaires infos+de+paiement informations+de+facturation | zahlungsdaten* zahlungsangaben kartendaten bankverbindung*
usage_limit | reach | usage+limit quota plan+limit limit+reached | limite+del+plan cuota+agotada limite+de+uso | limite+du+forfait quota* limite+atteinte | nutzungslimit* kontingent* limit+erreicht
support_article | view | help+article support+article help+doc docs+page | articulo+de+ayuda | article+d+aide fiche+d+aide | hilfetext* anleitung anleitungen ratgeberseite*
community_post | create | community+post forum+thread new+thread | mensaje+en+el+foro hilo+nuevo | message+sur+le+forum nouveau+fil | forenbeitrag* communitybeitrag* forumsbeitrag*
beta | join | beta early+access closed+beta prelaunch+list | beta acceso+anticipado lista+de+lanzamiento | beta acces+anticipe liste+de+lancement | beta warteliste+beta fruhzugang* early+access
camera_check | complete | camera+check mic+check device+test camera+test | prueba+de+camara prueba+de+micro | test+camera test+micro verification+du+materiel | kameratest* mikrofontest* geratetest* technikcheck*
video_call | join | video+call video+session online+appointment call+room | videollamada* sala+de+espera+virtual | appel+video visioconference* | videoanruf* videogesprach* videotermin*
voice_message | send | voice+message voice+note | mensaje+de+voz nota+de+voz | message+vocal note+vocale | sprachnachricht*
photo | upload | selfie picture+upload photo+upload | foto fotos imagen imagenes | photo photos image images | fotos bilder
id_check | complete | id+check identity+check id+verification video+ident | verificacion+de+identidad control+de+identidad | verification+d+identite controle+d+identite | identifizierung* identifikation* legitimation* videoident*
age_gate | complete | age+verification+window over+18 18 legal+age | mayoria+de+edad mayores+de+18 | majorite plus+de+18+ans 18+ans | volljahrig* ab+18
supplier_link | click | supplier+link manufacturer+link third-party+link external+site | web+del+proveedor web+externa enlace+externo | site+du+partenaire lien+externe site+externe | externe+seite partnerseite* link+zum+hersteller
booking_portal | click | booking+portal booking.com airbnb tripadvisor | portal+de+reservas plataforma+de+reservas | plateforme+de+reservation billetterie+externe | buchungsportal* ticketpartner* ticketportal*
donate_button | click | donate+button give+button donate+now | boton+de+donar boton+dona | bouton+de+don faire+un+don+bouton | spendenbutton* spenden-button* jetzt-spenden*
order_status | view | order+status where+s+my+order delivery+status | estado+del+pedido | statut+de+commande suivi+de+commande | bestellstatus* lieferstatus* auftragsstatus*
callback | request | ring+me+back ring+back be+called+back ask+to+be+called | que+les+llamemos llamadme te+llamamos | etre+rappele etre+rappeles rappelez-moi on+vous+rappelle | zuruckrufen zuruckgerufen ruckrufbitte* ruckrufwunsch*
`

/** Two doings in the words of talk, as in `lexicon.outcomes.ts`. `make` says no more than that something is done to a thing. */
export const wordings = `
no_results | nothing+comes+up come*+up+empty came+up+empty turn*+up+nothing come+up+with+nothing comes+up+with+nothing finds+nothing find+nothing found+nothing got+nothing no+match no+matches empty+result empty+results | no+da+nada no+dan+nada no+devuelve+nada no+sale+nada no+salga+nada no+salen+nada no+encuentra+nada no+encuentran+nada no+hay+nada sale+vacio sin+coincidencias | ne+donne+rien ne+donnent+rien donne+rien donnent+rien rien+trouve trouve+rien trouvent+rien rien+ne+sort aucune+reponse | nix+gefunden nix+gefunden+wird nichts+raus nix+raus nichts+gefunden nichts+kommt nix+kommt nichts+rauskommt findet+nichts finden+nichts findet+nix finden+nix leere+suche kein+ergebnis kein+treffer
make | make makes made making put puts give+us gives+us leave leaves | hace hacen hacer hagan hecho hecha da dan pone ponen deja dejan | fait font faire faits faite met mettent laisse laissent | macht machen gemacht gibt>ab geben>ab gibt>auf geben>auf stellt>ein stellen>ein hinterlassen hinterlasst abgegeben
`
