/**
 * What happens to things, one a line: English name, then the words in English, Spanish, French and German, as in `lexicon.things.ts`.
 * Those that ask for nothing in most sentences by themselves ('use', 'see', 'have') stand behind the others.
 */
export const outcomes = `
click | click* clicks clicked tap taps tapped press presses pressed | clic clics click clicks clica* pulsa* pulse* pincha* toca | clic clics clique* clicks | klick klickt klicks klicken geklickt anklick* angeklickt *klick *klicks *klicken druckt drueckt druecken gedrueckt draufklick* tippt antippen
start | start starts started starting begin begins began begun launch launches launched initiate | empiez* empez* inici* comienz* comenz* arranca* abre+el+formulario | commenc* demarr* lanc* debut* entam* | start starten startet gestartet* beginn* begonnen* angefangen anfangen anfangt fangt fangen *start losgelegt
complete | complete* completed completion completions finish finishes finished finishing through end ended successful successfully succeeded success done really+went+through | complet* termin* acab* finaliz* conclu* | termin* acheve* complet* finalis* abouti* fini finie jusqu+au+bout au+bout jusqu+a+la+fin | abgeschlossen* abschliess* abschluss* fertig* beendet* beenden erfolgreich* vollendet durchgelaufen zu+ende bis+zum+ende durchspiel*
confirm | confirm confirms confirmed confirmation | confirma* | confirm* | bestatig*
abandon | abandon* abandonment drop+out drop+off drops+off drop-off dropoff bail bails bailed give+up gives+up quit quits runs+away back+out backing+out | abandon* se+van a+medias a+mitad dejan+a+medias | abandon* laisse+tomber decroch* quitt* | abgebrochen* abbrech* abbruch* brechen+ab bricht+ab aussteig* steigen+aus springen+ab abspring* mittendrin+aufhoren *abbruch *abbruche *abbrecher
cancel | cancel* cancelled canceled cancellation cancellations | cancel* anula* anul* | annul* | storn* stornier* absag* abgesagt *storno *stornierung
unsubscribe | unsubscribe* unsubscribed opt-out opt+out | baja bajas darse+de+baja se+dan+de+baja desuscri* | desabonn* desinscri* | abmeld* abgemeldet* austrag* abbestell* abbestellt
terminate | terminate churn | baja+de+suscripcion | resili* | kundig* gekundigt* *kundigung *kundigungen
submit | submit* submitted submission submissions send sends sent sending fill+in fills+in filled+in fill+out filled+out hand+in handed+in lodged | envi* enviad* manda* rellena* cumpliment* presenta* | envoy* envoi envoie soumis* soumet* rempli* remplit depose* transmis* part partent | abgeschickt* abschick* geschickt schicken schickt absend* abgesendet* gesendet* senden sendet ausgefullt* ausfull* eingereicht* einreich* eingegangen versand+formular ubermittelt* abgegeben
request | request requests requested ask+for asks+for asked+for asking+for | solicit* pide piden pedir pedid*+info solicitud* solicitad* peticion* | demand* demandent reclam* | angefordert* anforder* angefragt* anfrag* beantrag* erbeten bestellt+muster
add | add adds added adding addition put+in puts+in put+into | anad* agrega* agregad* mete meten incorpora* suma | ajout* rajout* mis+au met+dans | hinzugefugt* hinzufug* dazu dazugelegt reingelegt hineingelegt reinlegen legen+in landet gelegt zugefugt hinzu
remove | remove* removed removal take+out takes+out taken+out took+out drop+from throw+out thrown+out | quita* quit* elimina* borra* saca* retira* | retir* supprim* enlev* ote | entfern* rausgenommen rausfliegt rausgeworfen herausgenommen geloscht+aus rauswerfen rausnehmen
delete | delete* deleted deletion | borra* elimina* | supprim* effac* | losch* geloscht*
create | create* created creation set+up sets+up generated generate | crean crear cread* creacion | cree creee creees creer creation creent | erstell* angelegt* anleg* legt+an erzeugt* eroffnet eroffnung eroffnen
change | change changes changed changing update updates updated edit edits edited modify modified amend amended | cambia* cambio cambios modifica* actualiza* edita* | modifi* chang* mis+a+jour mise+a+jour edit* | geandert* ander* aktualisier* bearbeit* umgestellt gewechselt wechseln wechselt anderung*
reschedule | reschedule* rescheduled move+the+date postponed moved | reprograma* cambian+de+hora cambian+la+cita aplaza* mueven | reporte* deplac* replanifi* | verschob* verschieb* umgebucht* umbuch* verlegt verleg*
switch | switch* switched toggle* toggled flip | alterna* cambia*+entre | bascul* | umschalt* umgeschaltet gewechselt
select | select* selected selection choose chooses chose chosen pick picks picked picking opt | elig* eleg* elij* selecc* escog* eleccion | choisi* choix selectionn* | gewahlt* wahlen wahlt auswahl* ausgewahlt* aussuch* ausgesucht* nehmen+sie
view | view views viewed viewing see sees seen look+at looks+at looked+at looking+at visit visits visited shown show displayed appear appears appeared impression impressions visible land+on lands+on reach+the | ve ven ver visto vista vistas visita visitas visitan mira miran consulta consultan mostrad* impresion* aparece* salta+el | vu vue vus vues voir voit voient consult* visit* affich* apparait regard* impression* | gesehen sehen sieht angesehen ansehen angeschaut* anschauen schauen schaut aufgerufen* aufruf* besucht besuch besuche angezeigt* eingeblendet* sichtbar kommt+der
open | open opens opened opening expand* expanded unfold | abre abren abrir abiert* apertura* despliega* | ouvr* ouvert* ouverture* depli* | geoffnet* offn* aufgemacht* aufmach* macht+auf aufgeklappt* aufklapp* *offnung
close | close closes closed dismiss* dismissed click+away | cierra* cerrar cerrad* | ferm* | geschlossen* schliess* weggeklickt* wegklick* zugemacht zumach*
read | read reads reading to+the+bottom to+the+end read+through | lee leen leer leid* lectura* | lu lue lus lues lit lisent lire lecture* | gelesen* lesen liest durchgelesen
play | play plays played playing watch watches watched watching stream streamed listen listens listened listening | reproduc* reproduccion* escuch* ven+el+video | lecture* lu+la+video ecout* visionn* joue | abgespielt* abspiel* wiedergabe* angehort* anhor* hor horen reinhor* geschaut spielen+ab
pause | pause* paused | pausa* pausad* | pause mis*+en+pause | pausier* pausiert angehalten
skip | skip skips skipped | salta* saltad* omit* | saute* ignor* passe+l | ubersprungen* uberspring*
resume | resume resumes resumed continue continues continued | retoma* reanuda* contin* | repris* repren* | fortgesetzt* fortsetz* weitergemacht wieder+aufgenommen
download | download* downloaded downloading | descarga* baja+el bajan+el bajan+la bajan+una bajarse descargad* | telecharg* | heruntergeladen* herunterlad* runtergeladen* runterlad* gedownloadet download* downgeloadet ziehen geladen ladt lade
upload | upload* uploaded uploading attach* attached | sube suben subir subid* adjunt* carga+de | televers* joint jointe joints joindre upload* | hochgeladen* hochlad* upload* angehangt* beigefugt*
print | print prints printed printing | imprim* impres* | imprim* impression* | ausgedruckt* ausdruck*
save | save saves saved saving bookmark* bookmarked | guarda* guardad* | enregistr* sauvegard* garde | gespeichert* speicher* gemerkt merken
share | share shares shared sharing pass+on | compart* | partag* | geteilt* teilen teilt weitergeleitet weitersag*
copy | copy copies copied copying | copia copian copiar copiad* | copi* | kopier* kopiert*
compare | compare compares compared comparing | compara* | compar* | vergleich* verglichen*
filter | filter filters filtered filtering | filtra* filtrad* | filtr* | filtern gefiltert* filtert
sort | sort sorts sorted sorting | ordena* ordenad* | tri* trie trient | sortier* sortiert*
search | search* searched searching look+up looks+up look+for looks+for | busca* buscad* | cherch* recherch* | sucht gesucht* suchen eingegeben*
rate | rate rates rated rating vote votes voted | valora* puntua* vota* | note+sur evalu* vot* | bewertet* bewerten abgestimmt abstimm*
like | like+it liked | da+like dan+like | aime like | geliked liken
comment | comment comments commented | comenta* | comment+poste commentent | kommentier* kommentiert*
register | register registers registered signed+up sign+up signs+up sign-up signup enrol enrols enroll enrolled join+up | registra* apunta* apuntan inscrib* inscrit* inscripcion* matricula* se+dan+de+alta alta altas | inscri* | registrier* registriert* angemeldet* anmeld* eingeschrieben einschreib* eintrag* eintragt
join | join joins joined joining | une+al unen+al se+une apunta* apuntan entran+en | rejoin* rejoint adher* | beitret* beigetreten* beitritt mitglied+werden
login | log+in logs+in logged+in login sign+in signs+in signed+in | entran iniciar+sesion inician+sesion acced* loguea* | se+connect* connexion connect*+au+compte | eingeloggt* einlogg* login angemeldet+im+konto
logout | log+out logs+out logged+out logout sign+out | cierran+sesion cerrar+sesion | deconnect* deconnexion | ausgeloggt* auslogg* logout
invite | invite invites invited inviting | invita* | invit* | eingeladen* einlad*
refer | refer refers referred recommend recommends recommended | recomiend* recomend* | recommand* parrain* | weiterempfohlen* empfehl* empfohlen* geworben
book | book books booked booking reserve reserves reserved | reserva reservan reservar reservad* agenda* agendad* | reserv* pris pris* prennent | gebucht* buchen bucht reservier* reserviert* vereinbar*
schedule | schedule* scheduled arrange arranged | programa* concierta* | planifi* programm* | geplant* eingeplant
buy | buy buys bought purchase purchases purchased order orders ordered sold sale sales sell | compra compran comprar comprad* vendid* venta ventas vend* cobrad* | achet* achat* vendu* vente ventes commande commandent commander command* paye paient payer payee payees | gekauft* kaufen kauft kauf bestellt* bestellen verkauft* verkauf verkaufe *kauf *verkauf *verkaufe
apply | apply applies applied applying used+code worked use+of+code | aplica* aplicad* introduc* | appliq* utilis* saisi* | angewendet anwend* eingelost* eingegeben+code genutzt+code benutzt
redeem | redeem* redeemed redemption cash+in | canje* canjead* | echang* utilise+les+points depens* | eingelost* einlos*
subscribe | subscribe* subscribed subscriber subscribers | suscrib* suscri* abona* | abonn* souscri* | abonnier* abonniert* abgeschlossen+abo
renew | renew* renewed renewal renewals | renueva* renova* renov* | renouvel* recondui* | verlanger* verlangert* erneuer*
upgrade | upgrade* upgraded move+up | suben+de+plan subir+de+plan mejora*+plan upgrade* | pass*+superieur mont*+en+gamme upgrade* | upgrade* hochgestuft* hochstuf* 
downgrade | downgrade* downgraded move+down | bajan+de+plan bajar+de+plan downgrade* | retrograd* passe*+inferieur downgrade* | downgrade* herabgestuft* runterstuf*
reactivate | reactivat* reactivated come+back+to win+back | reactiva* | reactiv* | reaktivier* reaktiviert*
activate | activate* activated enable* enabled turn+on turned+on switch+on switched+on | activa* activad* enciend* | activ* allum* | aktivier* aktiviert* eingeschaltet* einschalt*
deactivate | deactivate* disabled disable turn+off turned+off | desactiva* apaga* | desactiv* etein* | deaktivier* ausgeschaltet* ausschalt* abgeschaltet
install | install* installed installation | instala* instalad* | install* | installier* installiert*
connect | connect* connected link+up linked hook+up | conecta* conectad* vincula* enlaza+con | connecte*+a reli* branch* associ* | verbind* verbunden* angebunden verknupf* verknupft*
import | import imports imported bring+over brings+over | importan importar importad* | importe* importation* | importier* importiert*
export | export exports exported | exporta* exportad* | export* | exportier* exportiert*
publish | publish* published post posts posted go+live | publica* publicad* | publi* post* mis*+en+ligne poste | veroffentlich* veroffentlicht* gepostet posten aufgegeben eingestellt
assign | assign* assigned | asigna* | assign* attribu* | zugewiesen* zuweis*
approve | approve* approved approval | aprueba* aprob* | approuv* valid*+par | genehmig* genehmigt* freigegeben* freigab*
accept | accept accepts accepted agree agrees agreed acceptance | acepta* aceptad* | accept* | akzeptier* akzeptiert* angenommen* annehm* zugestimmt* zustimm*
decline | decline declines declined reject rejects rejected rejection refuse refuses refused turned+down bounced | rechaz* deneg* | refus* rejet* decline* | abgelehnt* ablehn* abgewies* verweiger*
fail | fail fails failed failing failure failures error errors doesnt+work didnt+work didn't+work doesn't+work goes+wrong went+wrong crash crashes broke breaks invalid not+accepted hangs | falla* fallo fallos fallid* error errores no+vale no+valido no+funciona incorrect* caducad* | echou* echec* erreur* rate ratee plant* invalide* ne+marche+pas ne+passe+pas bug bugs | fehlgeschlag* fehler fehlerhaft* fehlschlag* scheiter* gescheitert* ungultig* geht+nicht funktioniert+nicht hangt nicht+durch abgelaufen klappt+nicht
expire | expire* expired run+out ran+out lapse* lapsed times+out timed+out | caduca* vence* expira* | expir* | abgelaufen* ablauf* lauft+ab verfall*
no_results | no+result no+results zero+result zero+results nothing+found come+back+empty empty+search empty+searches no+hits 0+results none+found comes+up+empty come+up+empty came+up+empty nothing+comes+up find+nothing finds+nothing no+match no+matches | sin+resultado* 0+resultados cero+resultados no+encuentr* no+da+nada no+dan+resultados no+da+resultados no+devuelve+nada no+encuentra+nada sin+coincidencias | sans+resultat* aucun+resultat* 0+resultat* zero+resultat* ne+donne+rien ne+donnent+rien aucune+reponse | ohne+ergebnis* keine+treffer 0+treffer keine+ergebnisse null+treffer ohne+treffer nichts+gefunden nix+gefunden nichts+raus findet+nichts finden+nichts kein+treffer kein+ergebnis
not_met | not+met not+reached below+minimum under+the+minimum | no+llega no+alcanza | pas+atteint* non+atteint* | nicht+erreicht unterschritten
out_of_area | outside+our+area out+of+area not+delivered not+in+area | fuera+de+zona | hors+zone | nicht+im+gebiet ausserhalb
verify | verify verifies verified verification validate validated | verifica* verificad* valida* validad* | verifi* | verifizier* verifiziert* gepruft* prufung*
check | check checks checked checking | comprueba* comproba* consulta+la | verifi* control* test*+l+eligibilite | gepruft* prufen pruft abgefragt* abfrag* check
calculate | calculate* calculated calculation calculations work+out | calcula* calculad* | calcul* | berechn* berechnet* ausgerechnet*
configure | configure* configured customise* customised customize* customized put+together | configura* configurad* personaliza* | configur* personnalis* compos* | konfigurier* konfiguriert* zusammengestellt zusammenstell* zusammenklicken individualisier*
contact | contact contacts contacted get+in+touch write+to reach+out | contacta* escrib* | contact* ecri* | kontaktier* kontaktiert* kontaktaufnahme* 
call | call calls called ring rings calling phone+us | llama llaman llamar llamad* | appel* telephon* | ruft anruf* angerufen* rufen+an anrufen telefonier*
reply | reply replies replied answer answers answered respond responded | respond* contesta* | repon* | beantwort* geantwortet* antwortet
track | track+the+parcel | sigue+el | suivent+le | verfolg*
sign | sign signs signed signing signature signatures | firma firman firmar firmad* | sign* | unterschrieb* unterschreib* unterzeichn* signier*
donate | donate donates donated give gives gave | dona donan donar donad* | donn* | gespendet* spenden spendet
unlock | unlock* unlocked | desbloque* | debloq* | freigeschalt* freischalt*
earn | earn* earned collect collects collected win wins won | gana ganan ganar ganad* acumula* consig* | gagn* cumul* obten* | verdient* verdien* gesammelt* sammeln sammelt gewonnen
spend | spend spends spent | gasta* gastad* | depens* | ausgegeben* ausgeb* 
reset | reset resets forgot forgotten recover | recupera* olvid* restablec* | reinitialis* oubli* | zuruckgesetzt* zurucksetz* vergess*
return | return returns returned send+back sends+back sent+back sending+back | devuelv* devolver devuelt* | retourn* renvoy* renvoi | zuruckgeschickt* zuruckschick* retournier* zuruckgegeben
refund | refund refunds refunded give+back given+back money+back | reembols* devoluci*+del+dinero | rembours* | erstattet* ruckerstattet*
follow | follow follows followed | sigue+en siguen+en | suivent+sur suivre+sur | folgen+auf gefolgt
scan | scan scans scanned | escane* | scann* | gescannt* scannen scannt
zoom | zoom zooms zoomed enlarge* | zoom amplia+la | zoom* agrandi* | zoom* gezoomt* vergrosser*
scroll | scroll scrolls scrolled scrolling | scroll desplaz* | scroll* defil* | scroll* gescrollt*
offer | offer+shown offered | ofrecid* propuest* | propose proposee proposes | angebot+gezeigt angeboten vorgeschlagen
use | use uses used using usage try tries tried | usa usan usar usad* uso utiliza* utilizad* prueban | utilis* usage se+serv* sert | genutzt* nutzen nutzt nutzung* benutz* benutzt* verwendet* verwend* ausprobier* ausprobiert*
enter | enter enters entered type typed types typing | introduc* escrib* | saisi* saisie entre+son renseign* | eingegeben* eingeb* eingetippt* eingabe*
step | step steps stage stages drop+at | paso pasos etapa* | etape* | schritt* stufe
follow | follow follows followed | sigue seguir seguido siguen+al | suivre suivent suivi+le abonne+a | folgt folgen followen followt gefolgt
flag | report+it reported flag flags flagged reports+of | denuncia* reportar | signal* | gemeldet* melden meldet
lose | lost loses lose broken broke | pierde* perdid* | perdu* perd | verliert verloren* gerissen
solve | solve* solved | resuelv* resolv* | resolu* resou* | gelost losen
reach | reach reaches reached reaching hit hits arrive arrives gets+to | llega llegan llegar alcanza* | atteint atteign* arriv* parvien* | erreicht* ankommt ankommen angekommen
handover | handover hand+over handed+over transferred escalated | derivad* traspas* | transfert* transmis+a | ubergabe* ubergeben weitergeleitet+an
move | moves moved | mueve* movid* | deplac* | verschoben+nach
log | log logs logged | registran+el | | geloggt eintragen
extend | extend extends extended prolong* | prolong* amplia* | prolong* | verlanger*
suggest | suggest suggests suggested propose proposes proposed | sugier* propon* | propos* suger* | vorschlag* vorgeschlagen
place | placed | | passe+une passee+sur | aufgegeben
pay | pay pays paid paying payment+of | paga pagan pagar pagad* abona abonan | paie paient paye payee payent payer regl* | bezahlt bezahlen bezahlung
vote | vote votes voted upvote* | vota* | vot* | abgestimmt abstimmen
win | win wins won | gana ganan | gagn* | gewinnt gewonnen
attend | attend attends attended show+up | asiste* acude* | particip* assist* | teilnehm* teilgenommen nimmt+teil
respond | rsvp | confirman+asistencia | | zugesagt
dismiss | dismiss* dismissed no+thanks maybe+later | descarta* | | weggewischt
allow | allow allows allowed opt+in opt-in opted+in | permit* aceptan+recibir | autoris* | erlaub* zugelassen
block | block blocks blocked | bloque* | bloqu* | blockier* gesperrt
swap | swap swaps swapped | intercambi* | | getauscht tauschen
rent | rent rents rented hire hires hired | alquil* | lou* | gemietet mieten mietet ausgeliehen leihen ausleihen
borrow | borrow borrows borrowed | | emprunt* | 
fill | fill fills filled start+filling | | remplis* | ausgefullt
tick | tick ticks ticked check+the+box | marca* marcad* | coche* coches | angehakt ankreuz* angekreuzt
drag | drag drags dragged | arrastra* | gliss* | gezogen reingezogen hineingezogen
listen | listen listens listened hear | escucha* | ecout* | hort+rein angehort anhoren
`
