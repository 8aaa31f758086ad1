import { Button } from '#web/ui/Button.tsx';
import styles from './DeviceSwitch.module.css';

interface DeviceSwitchProps {
  id: string;
  title: string;
  /** How it is now. */
  said: string | undefined;
  /** Undefined: there is nothing to choose. */
  action: { text: string; run: () => void } | undefined;
}

/** What the visitor decides for this device. Hidden without scripts. */
export function DeviceSwitch({ id, title, said, action }: DeviceSwitchProps) {
  return (
    <section className={styles.switch} data-find="none" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.said} role="status">
        {said}
      </p>
      {action && (
        <Button kind="line" onClick={action.run}>
          {action.text}
        </Button>
      )}
    </section>
  );
}
