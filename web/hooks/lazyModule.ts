/** Code fetched when it is first needed. A component reads it by `peek() ?? use(request())`, and suspends while it comes. */
export interface LazyModule<T> {
  request: () => Promise<T>;
  /** The module where it is there already. */
  peek: () => T | undefined;
}

/** Unlike React's own `lazy`, a module that did not come is asked for again. */
export function createLazy<T>(load: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const request = () => {
    loading ??= load().then(
      (value) => {
        loaded = value;
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { request, peek: () => loaded };
}
