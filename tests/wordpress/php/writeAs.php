<?php
/**
 * Saves content as a role: `post` and `page` in the block editor's way (`rest`) or in the classic editor's (`classic`), a synced `pattern`, a
 * `widget`. An editor publishes posts and pages without changing their text. `content` is null if WordPress refuses.
 */

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

function kulla_send( string $role, string $route, array $fields ): WP_REST_Response {
	wp_set_current_user( get_user_by( 'login', $role )->ID );
	$request = new WP_REST_Request( 'POST', $route );
	$request->set_body_params( $fields );
	return rest_do_request( $request );
}

function kulla_write_classic( string $role, string $content ): int {
	wp_set_current_user( get_user_by( 'login', $role )->ID );
	// The form of the classic editor; WordPress expects slashes in what browsers send.
	return edit_post( wp_slash( [ 'post_ID' => get_default_post_to_edit( 'post', true )->ID, 'post_type' => 'post', 'post_title' => "By $role", 'content' => $content, 'post_status' => 'pending' ] ) );
}

function kulla_write( string $role, string $place, string $content ): array {
	if ( $place === 'widget' ) {
		$answer = kulla_send( $role, '/wp/v2/widgets', [ 'id_base' => 'block', 'sidebar' => 'sidebar-1', 'instance' => [ 'raw' => [ 'content' => $content ] ] ] );
		return [ 'id' => 0, 'content' => $answer->is_error() ? null : $content ];
	}
	if ( $place === 'classic' ) $id = kulla_write_classic( $role, $content );
	else {
		$kind   = [ 'rest' => 'posts', 'page' => 'pages', 'pattern' => 'blocks' ][ $place ];
		$answer = kulla_send( $role, "/wp/v2/$kind", [ 'title' => "By $role", 'content' => $content, 'status' => $place === 'pattern' ? 'publish' : 'pending' ] );
		if ( $answer->is_error() ) return [ 'id' => 0, 'content' => null ];
		$id = $answer->get_data()['id'];
	}
	$saved = get_post( $id )->post_content;
	if ( $place !== 'pattern' ) kulla_send( 'editor', $place === 'page' ? "/wp/v2/pages/$id" : "/wp/v2/posts/$id", [ 'status' => 'publish' ] );
	return [ 'id' => $id, 'content' => $saved ];
}

$written = [];
foreach ( kulla_input()['all'] as $name => [ 'role' => $role, 'place' => $place, 'content' => $content ] ) $written[ $name ] = kulla_write( $role, $place, $content );
kulla_answer( [ 'all' => $written ] );
