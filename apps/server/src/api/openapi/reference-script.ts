/**
 * The script of the reference: a button beside each example that sends the call to this host, with the key that the
 * reader gives. The key stays in the page and ends with it. It is text, since the server has no build for browsers.
 */
export const REFERENCE_SCRIPT = `'use strict'
const byId = (id) => document.getElementById(id)
const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}
let key = ''

const openTarget = () => {
  const target = byId(decodeURIComponent(location.hash.slice(1)))
  if (target?.localName === 'details') target.open = true
}
addEventListener('hashchange', openTarget)
openTarget()

for (const example of document.querySelectorAll('[data-try]')) {
  const press = element('button', { type: 'button', textContent: 'Попробовать' })
  press.addEventListener('click', () => press.replaceWith(tryForm(JSON.parse(example.dataset.try))))
  example.after(press)
}

function tryForm({ method, path, fields, body }) {
  const form = element('form', { className: 'try' })
  const labelled = (text, input) => {
    form.append(element('label', {}, text, input))
    return input
  }
  const token = labelled('Ключ API; остается на этой странице', element('input', { type: 'password', autocomplete: 'off', value: key }))
  if (byId('calls')?.dataset.demo !== undefined) form.append(demoButton(token))
  const inputs = fields.map(({ name, place, value }) => ({ name, place, input: labelled(name, element('input', { value })) }))
  const text = body && labelled('Тело запроса', element('textarea', { value: JSON.stringify(body, null, 2), rows: 8, spellcheck: false }))
  const answer = element('pre', { tabIndex: 0 })
  answer.setAttribute('role', 'status')
  form.append(element('button', { textContent: 'Отправить' }), answer)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    key = token.value.trim()
    answer.textContent = 'Ждем ответа…'
    answer.textContent = await send(method, addressOf(path, inputs), text?.value).catch((error) => 'Не получилось: ' + error.message)
  })
  queueMicrotask(() => token.focus())
  return form
}

function addressOf(path, inputs) {
  const query = new URLSearchParams()
  for (const { name, place, input } of inputs) {
    if (place === 'path') path = path.replace('{' + name + '}', encodeURIComponent(input.value))
    else if (input.value !== '') query.set(name, input.value)
  }
  return query.size > 0 ? path + '?' + query : path
}

async function send(method, address, body) {
  const headers = { ...(key && { authorization: 'Bearer ' + key }), ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(address, { method, headers, body })
  const type = reply.headers.get('content-type') ?? ''
  const head = reply.status + ' ' + reply.statusText + '\\n'
  if (!type.includes('json')) return head + type + ', ' + (await reply.blob()).size + ' байт'
  return head + JSON.stringify(await reply.json(), null, 2)
}

function demoButton(token) {
  const press = element('button', { type: 'button', textContent: 'Взять ключ демонстрации' })
  press.addEventListener('click', async () => {
    press.disabled = true
    const answer = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'client@example.com', password: 'proverka-demo' }),
    })
    const { data, jwt } = await answer.json()
    token.value = (jwt ?? data).token
    press.textContent = 'Ключ client@example.com взят'
  })
  return press
}
`
