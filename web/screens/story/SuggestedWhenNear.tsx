import { Suspense, useRef } from 'react';
import type { Post } from '#contract/posts.ts';
import { createLazy, useLazy } from '#web/hooks/lazyModule.ts';
import { useInView } from '#web/hooks/useInView.ts';
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx';
import styles from './Story.module.css';

const lazySuggested = createLazy(() => import('./Suggested.tsx'));

const NEAR = '600px';

/** Who only glances at a story pays for none of it. Its place keeps the room until something is in it. */
export function SuggestedWhenNear({ post }: { post: Post }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, { margin: NEAR });
  return (
    <div ref={place} className={styles.suggested}>
      {near && (
        <ErrorBoundary resetKey={post.slug} fallback={() => <div />}>
          <Suspense>
            <Suggestions post={post} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function Suggestions({ post }: { post: Post }) {
  const { Suggested } = useLazy(lazySuggested);
  return <Suggested post={post} />;
}
