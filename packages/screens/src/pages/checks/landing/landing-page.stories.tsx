import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { content as business } from './content/physcheck-business.ts'
import { content as car } from './content/proverka-avto.ts'
import { content as credit } from './content/proverka-bki.ts'
import { content as fssp } from './content/proverka-fssp.ts'
import { content as company } from './content/proverka-kontragenta.ts'
import { content as property } from './content/proverka-nedvij.ts'
import { content as passport } from './content/proverka-pasporta.ts'
import { content as tenant } from './content/proverka-arendatora.ts'
import { content as seller } from './content/proverka-vladelcza-avtomobilya.ts'
import type { LandingContent } from './landing-content.ts'
import { createLandingPage } from './landing-page.tsx'

/** The page of a route as a separate story. */
const landing = (route: string, content: LandingContent) => {
  const Page = createLandingPage(route, content)
  return {
    parameters: inSituation({ path: `/${route}/`, servesAll: true }),
    render: () => <Page />,
  }
}

const meta = {
  ...pageStories({ Component: createLandingPage('proverka-fssp', fssp) }),
  title: 'Экраны/Посадочная страница',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/proverka-fssp/', servesAll: true },
    guide: {
      use: 'Страница одного вопроса, который набирают в поиске: форма заказывает, образец и закон рядом.',
      avoid: 'Проверка без своего вопроса живет на странице заказа.',
    },
  },
  globals: { brand: 'fiz' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: '[UI-075] Один реестр: темный первый экран, источники, а не партнеры',
  play: async ({ canvas }) => {
    const badges = canvas.getByRole('list', { name: 'Кто отвечает' })
    await expect(badges).toBeVisible()
    await expect(badges).toHaveTextContent('ФССП')
  },
}
export const NumberFirst: Story = {
  name: 'Номер: разбор VIN и форма поперек',
  ...landing('proverka-avto', car),
}
export const Search: Story = { name: 'Номер: поиск объекта', ...landing('proverka-nedvij', property) }
export const Cells: Story = { name: 'Клетки признаков', ...landing('proverka-kontragenta', company) }
export const Business: Story = {
  name: 'Клетки отчетов отдела за месяц',
  ...landing('physcheck-business', business),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Отчеты отдела за месяц' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Проверка сотрудника' })).toBeVisible()
  },
}
export const Answer: Story = { name: 'Ответ на месте', ...landing('proverka-pasporta', passport) }
export const Talk: Story = {
  name: 'Разговор: страхи и ответы',
  ...landing('proverka-arendatora', tenant),
}
export const Closed: Story = { name: 'Закрытый реестр', ...landing('proverka-bki', credit) }
export const SellerAndCar: Story = {
  name: 'Продавец и машина: одна кнопка, обе части говорят, чего нет',
  ...landing('proverka-vladelcza-avtomobilya', seller),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить за/ }))
    await expect(canvas.getByLabelText('Госномер')).toHaveFocus()
    await expect(canvas.getByLabelText('Госномер')).toBeInvalid()
    await expect(canvas.getByLabelText('Фамилия')).toBeInvalid()
  },
}
export const Refused: Story = {
  name: 'Отказы у полей',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Проверить/ })[0]!)
    await expect(canvas.getByLabelText('Фамилия')).toHaveFocus()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
