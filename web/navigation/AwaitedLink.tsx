import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from './ExternalLink.tsx';

interface AwaitedLinkProps {
  /** A record of links.json. */
  link: { enlace: string; pendiente?: string };
  className?: string | undefined;
  children: string;
}

/** While its address is pending it is text: any other address would lead in a circle (docs/decisions/045). */
export function AwaitedLink({ link, className, children }: AwaitedLinkProps) {
  const { t } = useTexts();
  if (link.pendiente) return <span data-pending>{t('common.coming', { name: children })}</span>;
  return (
    <ExternalLink href={link.enlace} className={className}>
      {children}
    </ExternalLink>
  );
}
