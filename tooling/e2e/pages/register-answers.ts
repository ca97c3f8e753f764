/** What a file of the register says in these tests. */
interface RegisterAnswer {
  readonly number: string
  /** YYYY-MM-DD */
  readonly day: string
  /** `КУВИ-001/2026-1`: the register numbers each document, and no two are the same bytes. */
  readonly registration?: string
  /** Of a refusal. */
  readonly refusal?: string
}

const requisites = (day: string, registration = '') =>
  `<details_statement><group_top_requisites><organ_registr_rights>ППК «Роскадастр»</organ_registr_rights><date_formation>${day}</date_formation>${registration && `<registration_number>${registration}</registration_number>`}</group_top_requisites></details_statement><details_request><date_received_request>${day}</date_received_request></details_request>`

/** An XML in the form of the register: an extract about a plot, or the refusal of one. */
export function registerXml({ number, day, registration, refusal }: RegisterAnswer): Buffer {
  const kind = refusal ? 'exract_decision_refuse_provide_info' : 'extract_about_property_land'
  const body = refusal
    ? `<view_request_info>Выписка об объекте</view_request_info><content_request>${number}</content_request><reasons_notification>${refusal}</reasons_notification>`
    : `<land_record><object><common_data><cad_number>${number}</cad_number></common_data></object></land_record><right_records><right_record><right_data><right_type><code>001001000000</code><value>Собственность</value></right_type></right_data></right_record></right_records>`
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${kind}>${requisites(day, registration)}${body}</${kind}>`,
  )
}
