import type { Meta, StoryObj } from '@storybook/react-vite'
import { consentDocument } from '@proverka/domain/legal'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { LegalDialog } from '../../dialogs/legal-dialog/legal-dialog.tsx'
import { Footer } from './footer.tsx'

const meta = {
  title: 'Каркас/Подвал',
  component: Footer,
  parameters: {
    guide: {
      about: 'Темный подвал каждой страницы.',
      use: 'Внизу каждой страницы: реквизиты, правовые тексты, связь. Юридические сведения — только здесь.',
      avoid: 'Внутри диалогов и на странице оплаты, где лишняя ссылка уводит от дела.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Footer>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[UI-029, UI-030, UI-031] Обычный',
  args: {
    logo: { shape: 'parcel', name: 'Проверка', note: 'недвижимости' },
    about:
      'Проверяем недвижимость и собственников по государственным реестрам. У каждого факта есть источник и время.',
    sections: [
      {
        title: 'Сервисы',
        items: [
          { label: 'Проверка объекта', href: '#1' },
          { label: 'Проверка человека', href: '#2' },
          { label: 'Оценка стоимости', href: '#3' },
        ],
      },
      {
        title: 'О сервисе',
        items: [
          { label: 'Тарифы', href: '#4' },
          { label: 'Блог', href: '#5' },
          { label: 'API', href: '#6' },
        ],
      },
    ],
    support: {
      title: 'Поддержка, ежедневно 9:00–21:00 МСК',
      email: 'help@realty.localhost',
      note: 'Не работает оплата или отчет опаздывает — пишите.',
    },
    operator: 'ООО «Межевой знак» (демонстрационный оператор) · ИНН 0000000000 · ОГРН 0000000000000',
    disclaimer: 'Сервис не является официальным сайтом Росреестра и других ведомств.',
    legal: [
      { label: 'Публичная оферта', onClick: fn() },
      { label: 'Политика обработки персональных данных', href: '/privacy/' },
      { label: 'Настройки cookie', onClick: fn() },
    ],
  },
  play: async ({ canvas, args }) => {
    const services = within(canvas.getByRole('navigation', { name: 'Сервисы' }))
    await expect(services.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'help@realty.localhost' })).toHaveAttribute(
      'href',
      'mailto:help@realty.localhost',
    )
    await expect(canvas.getByRole('link', { name: /^Политика/ })).toHaveAttribute('href', '/privacy/')
    await userEvent.click(canvas.getByRole('button', { name: 'Публичная оферта' }))
    await expect(args.legal[0]?.onClick).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = {
  name: 'Телефон, над нижней панелью',
  args: { ...Default.args, aboveBar: true },
  globals: { viewport: { value: 'phone' } },
}

const offer = consentDocument('offer', {
  name: 'ООО «Межевой знак»',
  inn: '0000000000',
  ogrn: '0000000000000',
  address: 'Образцовск, Кленовая, 14',
  email: 'help@realty.localhost',
  registryNumber: '00-00-000000',
})
function WithOffer(args: React.ComponentProps<typeof Footer>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Footer {...args} legal={[{ label: 'Публичная оферта', onClick: () => setOpen(true) }]} />
      <LegalDialog {...offer} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
export const Offer: Story = {
  name: '[UI-032] Оферта открывается поверх страницы',
  args: Default.args,
  parameters: { docs: { story: { inline: false } } },
  render: (args) => <WithOffer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Публичная оферта' }))
    const dialog = await screen.findByRole('dialog', { name: offer.title })
    await waitFor(() => expect(dialog).toBeVisible())
    const text = within(dialog).getByRole('document')
    for (const { title } of offer.sections) await expect(text).toHaveTextContent(title)
  },
}
