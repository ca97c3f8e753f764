import { catalogueProduct } from '@proverka/domain/orders'

/** Where the page puts the origin that it is read on. */
export const ORIGIN = '{{origin}}'

const PRODUCT_ID = catalogueProduct('EgrnObject')?.product_id ?? ''
/** A flat of the demo world. */
const OBJECT_KEY = '00:14:0203005:1047'

/** Orders a report from the balance and reads it; `TOKEN` is the key of the settings. A test runs it unchanged. */
export const CURL_EXAMPLE = `curl -s ${ORIGIN}/api/order \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"order_items":[{"product_id":"${PRODUCT_ID}","object_key":"${OBJECT_KEY}"}],"use_account_balance":true}'
`

export const CURL_REPORT = `curl -s ${ORIGIN}/api/report/$ORDER_ITEM_ID -H "Authorization: Bearer $TOKEN"
`

/** The same as a program of ten lines. A test runs it unchanged. */
export const TYPESCRIPT_EXAMPLE = `const api = '${ORIGIN}/api'
const headers = { authorization: \`Bearer \${process.env.TOKEN}\`, 'content-type': 'application/json' }
const order_items = [{ product_id: '${PRODUCT_ID}', object_key: '${OBJECT_KEY}' }]
const body = JSON.stringify({ order_items, use_account_balance: true })
const order = await (await fetch(\`\${api}/order\`, { method: 'POST', headers, body })).json()
const report = \`\${api}/report/\${order.data.order_items[0].order_item_id}\`
let answer = await (await fetch(report, { headers })).json()
for (; answer.data.status !== 'done'; answer = await (await fetch(report, { headers })).json())
  await new Promise((next) => setTimeout(next, 2000))
console.log(JSON.stringify(answer.data.report))
`
