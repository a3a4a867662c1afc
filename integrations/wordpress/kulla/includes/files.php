<?php
/** Files from the owner's host, cached in WordPress' options. */

defined( 'ABSPATH' ) || exit;

/** Fetches a file; `null` if it does not arrive within 4 s, or is larger than 4 MB. */
function kulla_fetch( string $url ): ?string {
	$limit    = 4 * MB_IN_BYTES;
	$response = wp_safe_remote_get( $url, [ 'timeout' => 4, 'redirection' => 0, 'limit_response_size' => $limit + 1 ] );
	if ( is_wp_error( $response ) || wp_remote_retrieve_response_code( $response ) !== 200 ) return null;
	$body = wp_remote_retrieve_body( $response );
	return strlen( $body ) > $limit ? null : $body;
}

/**
 * A cached file at most an hour old, or an older copy while a new one is fetched in the background; "" if there is none. Only the first
 * request waits for the file. After a failure it is not requested again for five minutes.
 */
function kulla_cached_file( string $url ): string {
	$cached = get_option( kulla_cache_name( $url ) );
	if ( ! is_array( $cached ) ) return kulla_refresh_file( $url );
	$is_waiting = wp_next_scheduled( 'kulla_refresh_file', [ $url ] );
	if ( $cached['until'] < time() && ! $is_waiting ) wp_schedule_single_event( time(), 'kulla_refresh_file', [ $url ] );
	return $cached['body'];
}

add_action( 'kulla_refresh_file', 'kulla_refresh_file' );

function kulla_refresh_file( string $url ): string {
	$cached = get_option( kulla_cache_name( $url ) );
	$body   = kulla_fetch( $url );
	$until  = time() + ( $body === null ? 5 * MINUTE_IN_SECONDS : HOUR_IN_SECONDS );
	$body   = $body ?? ( is_array( $cached ) ? $cached['body'] : '' );
	update_option( kulla_cache_name( $url ), [ 'until' => $until, 'body' => $body ], false );
	return $body;
}

function kulla_cache_name( string $url ): string {
	return 'kulla_file_' . md5( $url );
}
